import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import type { Queryable } from '../database/connection';
import { ApiError } from '../domain/errors';
import { say, type Message } from '../messages/message';
import { metricsOf } from '../metrics/metrics';
import { settingsOf } from '../strapi/settings-service';
import type { NewMail } from './new-mail';
import {
  lockMailsOf,
  mostRecipientsUsed,
  recipientsUsed,
  secondsUntilRoom,
  SPANS,
  type Budget,
  type RecipientsUsed,
} from './sql/recipients-used';

type Span = keyof typeof SPANS;
const EACH = ['hour', 'day'] as const satisfies readonly Span[];

/** What operators send to addresses of the customer has so many times the room of other mails (contract §22). */
const OPERATORS_TIMES = 5;

/** The most recipients of one business in each span; 0 for no limit. */
function limitsOf(strapi: Core.Strapi, budget: Budget): Record<Span, number> {
  const { MAIL_RECIPIENTS_PER_HOUR: hour, MAIL_RECIPIENTS_PER_DAY: day } = settingsOf(strapi);
  if (budget === 'invitations') return { hour, day: 0 };
  const times = budget === 'operators' ? OPERATORS_TIMES : 1;
  return { hour: hour * times, day: day * times };
}

const TEXTS: Record<Span, (limit: number) => Message> = {
  hour: (limit) => say('mail_limit_hour', { limit }),
  day: (limit) => say('mail_limit_day', { limit }),
};

interface Wanted {
  businessRowId: number;
  budget: Budget;
  /** So many recipients. */
  counted: number;
}

interface Lack {
  message: Message;
  /** Until there is room. */
  seconds: number;
}

async function lackIn(
  strapi: Core.Strapi,
  db: Queryable,
  { businessRowId, budget, counted }: Wanted,
): Promise<Lack | null> {
  const limits = limitsOf(strapi, budget);
  const used = await recipientsUsed(db, budget, businessRowId);
  const full = EACH.filter((span) => limits[span] > 0 && used[span] + counted > limits[span]);
  const last = full.at(-1);
  if (last === undefined) return null;
  const waits: number[] = [];
  for (const span of full) {
    const wanted = { counted, limit: limits[span], seconds: SPANS[span] };
    waits.push(await secondsUntilRoom(db, budget, businessRowId, wanted));
  }
  return { message: TEXTS[last](limits[last]), seconds: Math.max(...waits) };
}

/**
 * The limit that leaves no room for so many recipients; null where there is some. The mails of a business are
 * counted and stored one transaction after the other, on any number of nodes.
 */
export async function lackOfRoom(
  strapi: Core.Strapi,
  trx: Queryable,
  wanted: Wanted,
): Promise<Lack | null> {
  const limits = limitsOf(strapi, wanted.budget);
  if (wanted.counted === 0 || EACH.every((span) => limits[span] === 0)) return null;
  await lockMailsOf(trx, wanted.businessRowId);
  return lackIn(strapi, trx, wanted);
}

function refuse(strapi: Core.Strapi, { message, seconds }: Lack): ApiError {
  metricsOf(strapi)?.mailRefused();
  return new ApiError('mail_limit', message, { headers: { 'Retry-After': String(seconds) } });
}

/**
 * Refuses a mail beyond a limit of its business.
 * @throws 429 `mail_limit`, which says when the mail fits again
 */
export async function requireRoom(
  strapi: Core.Strapi,
  trx: Queryable,
  mail: Pick<NewMail, 'businessRowId' | 'counted' | 'counted_by_operator'>,
): Promise<void> {
  const { businessRowId, counted, counted_by_operator: byOperator = 0 } = mail;
  const lack =
    (await lackOfRoom(strapi, trx, { businessRowId, budget: 'mails', counted })) ??
    (await lackOfRoom(strapi, trx, { businessRowId, budget: 'operators', counted: byOperator }));
  if (lack) throw refuse(strapi, lack);
}

/** The part of the limits that jobs leave to single mails: one in so many recipients. */
const LEFT_BY_JOBS = 10;

/** @throws 429 `mail_limit` where a mail of a job would take the room that single mails need */
export async function roomForJobs(
  strapi: Core.Strapi,
  { businessRowId }: { businessRowId: number },
): Promise<void> {
  const { hour } = limitsOf(strapi, 'operators');
  if (hour === 0) return;
  const counted = Math.ceil(hour / LEFT_BY_JOBS);
  const wanted = { businessRowId, budget: 'operators', counted } as const;
  const lack = await lackIn(strapi, database(strapi), wanted);
  if (lack) throw refuse(strapi, lack);
}

/** What a business has used of the limits of its operators; null where there is none. */
export async function mailUse(strapi: Core.Strapi, businessRowId: number): Promise<MailUse> {
  const limits = limitsOf(strapi, 'operators');
  const used = await recipientsUsed(database(strapi), 'operators', businessRowId);
  const of = (span: Span) =>
    limits[span] === 0 ? null : { used: used[span], limit: limits[span] };
  return { hour: of('hour'), day: of('day') };
}

/** The recipients that a business has used, and the most that it may. */
export type MailUse = Record<Span, { used: number; limit: number } | null>;

/** Shows how near a business is to its limits. Called once, in `register`. */
export function registerMailUse(strapi: Core.Strapi): void {
  const limits = limitsOf(strapi, 'mails');
  const share = (span: Span) => async () => {
    if (limits[span] === 0) return null;
    const most: RecipientsUsed = await mostRecipientsUsed(database(strapi));
    return most[span] / limits[span];
  };
  metricsOf(strapi)?.gauges(
    'mail_limit_used_ratio',
    'The used share of the limits of recipients, of the business that has used the most.',
    'span',
    { hour: share('hour'), day: share('day') },
  );
}
