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
  type RecipientsUsed,
} from './sql/recipients-used';

type Span = keyof typeof SPANS;
const EACH = ['hour', 'day'] as const satisfies readonly Span[];

/** The most recipients of one business in each span; 0 for no limit. */
function limitsOf(strapi: Core.Strapi): Record<Span, number> {
  const { MAIL_RECIPIENTS_PER_HOUR: hour, MAIL_RECIPIENTS_PER_DAY: day } = settingsOf(strapi);
  return { hour, day };
}

const TEXTS: Record<Span, (limit: number) => Message> = {
  hour: (limit) => say('mail_limit_hour', { limit }),
  day: (limit) => say('mail_limit_day', { limit }),
};

type Counted = Pick<NewMail, 'businessRowId' | 'counted'>;

/** The limit that leaves no room for so many recipients, and the seconds until there is some; null where there is. */
export async function lackOfRoom(
  strapi: Core.Strapi,
  trx: Queryable,
  { businessRowId, counted }: Counted,
): Promise<{ message: Message; seconds: number } | null> {
  const limits = limitsOf(strapi);
  if (counted === 0 || EACH.every((span) => limits[span] === 0)) return null;
  await lockMailsOf(trx, businessRowId);
  const used = await recipientsUsed(trx, businessRowId);
  const full = EACH.filter((span) => limits[span] > 0 && used[span] + counted > limits[span]);
  const last = full.at(-1);
  if (last === undefined) return null;
  const waits: number[] = [];
  for (const span of full) {
    const wanted = { counted, limit: limits[span], seconds: SPANS[span] };
    waits.push(await secondsUntilRoom(trx, businessRowId, wanted));
  }
  return { message: TEXTS[last](limits[last]), seconds: Math.max(...waits) };
}

/**
 * Refuses a mail beyond a limit of its business. The mails of a business are counted and stored one
 * transaction after the other, on any number of nodes.
 * @throws 429 `mail_limit`, which says when the mail fits again
 */
export async function requireRoom(
  strapi: Core.Strapi,
  trx: Queryable,
  mail: Counted,
): Promise<void> {
  const lack = await lackOfRoom(strapi, trx, mail);
  if (!lack) return;
  metricsOf(strapi)?.mailRefused();
  const headers = { 'Retry-After': String(lack.seconds) };
  throw new ApiError('mail_limit', lack.message, { headers });
}

/** What a business has used of its limits; null where there is none. */
export async function mailUse(strapi: Core.Strapi, businessRowId: number): Promise<MailUse> {
  const limits = limitsOf(strapi);
  const used = await recipientsUsed(database(strapi), businessRowId);
  const of = (span: Span) =>
    limits[span] === 0 ? null : { used: used[span], limit: limits[span] };
  return { hour: of('hour'), day: of('day') };
}

/** The recipients that a business has used, and the most that it may. */
export type MailUse = Record<Span, { used: number; limit: number } | null>;

/** Shows how near a business is to its limits. Called once, in `register`. */
export function registerMailUse(strapi: Core.Strapi): void {
  const limits = limitsOf(strapi);
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
