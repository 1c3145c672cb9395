import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

const SERVICE = { name: 'service email of the plugin email', breaks: 'no mail could be sent' };
const PROVIDER = {
  name: 'provider of the plugin email',
  breaks: 'the service would wait for the mail server when it stops',
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
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
}

interface EmailService {
  /** Nodemailer's answer or its error. */
  send(message: MailMessage): Promise<unknown>;
}

/** Strapi's e-mail plugin. */
export function emailService(strapi: Core.Strapi): EmailService {
  return requirePart<EmailService>(SERVICE, strapi.plugin('email').service('email'), ['send']);
}

/** The plugin's provider, which it makes in its own bootstrap. Strapi's default has no `close`. */
export function emailProvider(strapi: Core.Strapi): { close?(): void } {
  const plugin = strapi.plugin('email') as unknown as { provider?: unknown };
  return requirePart<{ close?(): void }>(PROVIDER, plugin.provider);
}
