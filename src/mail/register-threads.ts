import type { Core } from '@strapi/strapi';
import { replaceSending } from '../strapi/email';
import { service } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import { connectionPrototype } from './thread/limit-answers';
import { MailThreads } from './thread/threads';

const THREADS = service<MailThreads>('mail-threads');

export const mailThreadsOf = THREADS.get;

const listed = (addresses: unknown): string[] => [addresses].flat().map(String);

/**
 * Makes the threads that send all mails of this process, Strapi's own included. They start with the first
 * mail. Without a mail server nothing happens.
 * @throws when nodemailer no longer is as the threads expect it
 */
export function registerMailThreads(strapi: Core.Strapi): void {
  const { SMTP_URL, MAIL_FROM } = settingsOf(strapi);
  if (!SMTP_URL || !MAIL_FROM) return;
  connectionPrototype();
  const threads = THREADS.provide(strapi, new MailThreads({ SMTP_URL, MAIL_FROM }));
  replaceSending(strapi, async (message) => {
    const { rest, response } = await threads.send({ message, to: listed(message.to) });
    if (rest !== 'none') throw new Error(response);
  });
}

/** Ends the threads, if there are any. */
export const closeMailThreads = async (strapi: Core.Strapi): Promise<void> =>
  THREADS.find(strapi)?.close();
