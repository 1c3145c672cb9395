import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

const PROVIDER = {
  name: 'provider of the plugin email',
  breaks: 'a mail server could stop the service',
};

/** An address as nodemailer takes it. It writes the name safely, whatever it holds. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A mail as Strapi's provider for nodemailer takes it. */
export interface MailMessage {
  from: Mailbox;
  replyTo?: Mailbox | undefined;
  to: readonly Mailbox[];
  cc?: readonly Mailbox[] | undefined;
  /** Those that the mail server gets; by default all of the above. */
  envelope?: { from: string; to: readonly string[] } | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  messageId?: string;
  attachments?: readonly MailFile[];
}

interface MailFile {
  filename: string;
  content: Buffer;
  contentType: string;
  /** The id by which the page shows a picture, in `cid:`. */
  contentDisposition?: 'inline';
  cid?: string;
}

interface Provider {
  /** @throws the mail server's refusal */
  send(message: { to?: unknown }): Promise<unknown>;
}

/** The plugin's provider, which it makes in its own bootstrap. It sends all mails of Strapi's own. */
export function emailProvider(strapi: Core.Strapi): Provider {
  const plugin = requirePart<{ provider?: unknown }>(PROVIDER, strapi.plugin('email'));
  return requirePart<Provider>(PROVIDER, plugin.provider, ['send']);
}

/** Sends Strapi's own mails in our way. */
export function replaceSending(strapi: Core.Strapi, send: Provider['send']): void {
  emailProvider(strapi).send = send;
}
