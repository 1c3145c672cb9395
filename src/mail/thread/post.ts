import nodemailer from '@strapi/provider-email-nodemailer';
import { workerData } from 'piscina';
import { refused, taken } from '../hand-over';
import type { Attempt } from '../outcome';
import type { providerOptions } from '../provider';
import { limitAnswers } from './limit-answers';

/** A mail as Strapi's provider takes it, and those whom the server is asked to serve. */
export interface Job {
  message: object;
  to: readonly string[];
}

/** The mail server of a thread. */
export interface ThreadData {
  options: ReturnType<typeof providerOptions>;
  from: string;
}

type Options = Parameters<typeof nodemailer.init>[0];
type Settings = Parameters<typeof nodemailer.init>[1];
type Message = Parameters<ReturnType<typeof nodemailer.init>['send']>[0];
type Attachment = NonNullable<Message['attachments']>[number];

limitAnswers();

const { options, from } = workerData as ThreadData;
/** A thread sends one mail at a time, so it needs one connection. */
const provider = nodemailer.init(
  // Its type names fewer transports than nodemailer has.
  { ...options, maxConnections: 1 } as Options,
  // Its type wants an address to reply to, which a mail without one would then name.
  { defaultFrom: from } as Settings,
);

/** A buffer arrives from another thread as plain bytes. */
function whole(file: Attachment): Attachment {
  const { content } = file;
  return content instanceof Uint8Array ? { ...file, content: Buffer.from(content) } : file;
}

/** Runs in a thread of `MailThreads`. Never throws: an error makes a failed attempt. */
export default function post({ message, to }: Job): Promise<Attempt> {
  const mail = message as Message;
  const attachments = mail.attachments?.map(whole);
  return provider
    .send({ ...mail, ...(attachments ? { attachments } : {}) })
    .then((answer: unknown) => taken(answer, to), refused);
}
