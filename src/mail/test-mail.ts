import nodemailer from '@strapi/provider-email-nodemailer';
import { refused, taken } from './hand-over';
import { providerOptions } from './provider';
import { secretsOf, storable } from './response';

/** The answer of a mail server to a test mail. */
export interface Tested {
  isTaken: boolean;
  /** Its words, or the reason why it has none. */
  response: string;
}

const TEXT = 'This server can send e-mails. Nothing else needs to be done.\n';

/** Sends one mail with the settings as they are, through Strapi's provider and without Strapi. */
export async function sendTestMail(
  { SMTP_URL, MAIL_FROM }: { SMTP_URL: string; MAIL_FROM: string },
  to: string,
): Promise<Tested> {
  // Its type names fewer transports than nodemailer has.
  const options = providerOptions(SMTP_URL) as Parameters<typeof nodemailer.init>[0];
  const provider = nodemailer.init(options, { defaultFrom: MAIL_FROM, defaultReplyTo: MAIL_FROM });
  const message = { to, subject: 'Test of the mail settings', text: TEXT };
  const sent = provider.send(message).then((answer: unknown) => taken(answer, [to]), refused);
  const { rest, response } = await sent;
  provider.close();
  return { isTaken: rest === 'none', response: storable(response, secretsOf(SMTP_URL)) };
}
