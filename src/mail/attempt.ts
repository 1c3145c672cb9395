import type { Core } from '@strapi/strapi';
import { ApiError } from '../domain/errors';
import { attachmentsOf, currentLink } from './attachments';
import { withoutLinks } from './compose/link-words';
import { headLogo } from './head-logo';
import { missingMailSettings, NO_PUBLIC_URL } from './is-configured';
import { onTheWire, messageOf } from './message';
import { ownAttempt as own, type Attempt } from './outcome';
import { storable } from './response';
import type { Claimed } from './sql/claim';
import type { MailThreads } from './thread/threads';
import { timeLimit } from './thread/time-limit';

/** The means of an attempt. */
export interface Sender {
  strapi: Core.Strapi;
  /** The address of `MAIL_FROM`. */
  from: string;
  threads: MailThreads;
  /** Aborted when this node stops. */
  stopped: AbortSignal;
}

const NOT_CURRENT = 'Not sent: the document is a draft again, or was deleted';

/** The reason why a mail must not be sent, whatever the server would say. */
function obstacle({ document, is_current, refusal, recipients, copies }: Claimed): string | null {
  if (!document || !is_current) return NOT_CURRENT;
  if (refusal !== null) return refusal;
  const wrong = [...recipients, ...copies].find((address) => onTheWire(address) === null);
  if (wrong !== undefined) return `Not sent: ${JSON.stringify(wrong)} is not a plain address`;
  return recipients.length === 0 ? 'Not sent: the mail has no recipient' : null;
}

/** A refusal of contract §11 stays one. A full queue or a lost database does not. */
function notMade(strapi: Core.Strapi, error: unknown): Attempt {
  if (error instanceof ApiError) {
    return own(error.status < 500 ? 'never' : 'later', `Not sent: ${error.message}`);
  }
  strapi.log.error(`The files of a mail could not be made: ${String(error)}`);
  return own('later', 'Not sent: the attached files could not be made');
}

async function send(
  { strapi, from, threads }: Sender,
  mail: Claimed,
  signal: AbortSignal,
): Promise<Attempt> {
  if (missingMailSettings(strapi).length > 0) return own('later', `Not sent: ${NO_PUBLIC_URL}`);
  const reason = obstacle(mail);
  const { document } = mail;
  if (reason !== null || !document) return own('never', reason ?? NOT_CURRENT);
  const all = new Set([...mail.recipients, ...mail.copies].map((one) => onTheWire(one) ?? one));
  const to = [...all].filter((address) => !mail.reached.includes(address));
  let files;
  let link;
  let logo;
  try {
    files = await attachmentsOf(strapi, { ...mail, document });
    link = await currentLink(strapi, document);
    logo = await headLogo(strapi, mail.logo_url);
  } catch (error) {
    return notMade(strapi, error);
  }
  return threads.post({ message: messageOf(mail, { from, to, link, files, logo }), to }, signal);
}

/** Sends a mail once. Never throws: an error makes a failed attempt. */
export async function attempt(sender: Sender, mail: Claimed): Promise<Attempt> {
  const { ended, signal, release } = timeLimit(sender.stopped);
  try {
    const result = await Promise.race([send(sender, mail, signal), ended]);
    const response = storable(withoutLinks(result.response), sender.threads.secrets);
    return { ...result, response };
  } finally {
    release();
  }
}
