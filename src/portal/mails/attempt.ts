import { inWords } from '../../domain/errors';
import type { Sender } from '../../mail/attempt';
import { missingMailSettings, NO_PUBLIC_URL } from '../../mail/is-configured';
import { messageOf, onTheWire } from '../../mail/message';
import { ownAttempt, type Attempt } from '../../mail/outcome';
import { storable } from '../../mail/response';
import { timeLimit } from '../../mail/thread/time-limit';
import type { Claimed } from '../sql/mails';
import type { Outcome } from './outcome';
import { write } from './write';

/** A server may repeat the mail in its answer. Tokens of links have 44 letters. */
const withoutTokens = (text: string): string => text.replace(/[\w-]{44,}/g, '…');

async function send(
  { strapi, from, threads }: Sender,
  mail: Claimed,
  signal: AbortSignal,
): Promise<Outcome> {
  if (missingMailSettings(strapi).length > 0)
    return { attempt: ownAttempt('later', `Not sent: ${NO_PUBLIC_URL}`) };
  const address = onTheWire(mail.email);
  if (address === null) return { attempt: ownAttempt('never', 'Not sent: no plain address') };
  const letter = await write(strapi, mail);
  if (letter === 'dropped' || 'waitsMs' in letter) return letter;
  const { composed, senderName, replyTo, logo } = letter;
  const written = {
    public_id: mail.public_id,
    earlier_attempts: 0,
    recipients: [mail.email],
    copies: [],
    sender_name: senderName,
    reply_to: replyTo,
    subject: composed.subject,
    plain_text: composed.text,
    html: composed.html,
  };
  const message = messageOf(written, { from, to: [address], link: '', files: [], logo });
  return { attempt: await threads.post({ message, to: [address] }, signal) };
}

/** The log names neither the address nor the link. */
function notWritten({ strapi }: Sender, error: unknown): Outcome {
  strapi.log.error(`A mail of the portal could not be made: ${inWords(error)}`);
  return { attempt: ownAttempt('later', 'Not sent: the mail could not be made') };
}

/** Sends a mail once. Never throws: an error makes a failed attempt. */
export async function attempt(sender: Sender, mail: Claimed): Promise<Outcome> {
  const { ended, signal, release } = timeLimit(sender.stopped);
  const late = ended.then((tried: Attempt): Outcome => ({ attempt: tried }));
  try {
    const sending = send(sender, mail, signal).catch((error: unknown) => notWritten(sender, error));
    const outcome = await Promise.race([sending, late]);
    if (outcome === 'dropped' || !('attempt' in outcome)) return outcome;
    const { attempt: tried } = outcome;
    const response = storable(withoutTokens(tried.response), sender.threads.secrets);
    return { attempt: { ...tried, response } };
  } finally {
    release();
  }
}
