import { MailThreads } from './thread/threads';

/** The answer of a mail server to a test mail. */
export interface Tested {
  isTaken: boolean;
  /** Its words, or the reason why it has none. */
  response: string;
}

const TEXT = 'This server can send e-mails. Nothing else needs to be done.\n';

/** Sends one mail with the settings as they are, as the service does and without Strapi. */
export async function sendTestMail(
  server: { SMTP_URL: string; MAIL_FROM: string },
  to: string,
): Promise<Tested> {
  const threads = new MailThreads(server);
  const message = { to, subject: 'Test of the mail settings', text: TEXT };
  const { rest, response } = await threads.send({ message, to: [to] });
  await threads.close();
  return { isTaken: rest === 'none', response };
}
