import { domainToASCII } from 'node:url';
import { checkEmail } from '../domain/checks';
import type { Mailbox, MailMessage } from '../strapi/email';
import { withLink } from './compose/link-words';
import { withLogo } from './compose/logo';
import { inMail, type HeadLogo } from './head-logo';
import type { Claimed } from './sql/claim';

/** A mail with all of its words, but for what `Filled` puts in. */
export type Written = Pick<
  Claimed,
  | 'public_id'
  | 'earlier_attempts'
  | 'recipients'
  | 'copies'
  | 'sender_name'
  | 'reply_to'
  | 'subject'
  | 'plain_text'
  | 'html'
>;

/** Line breaks and other controls, which end a header or hide a part of it. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that change the direction of what follows, so that a name could pass for an address. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const oneLine = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(DIRECTIONS, '').trim();

/** With these, readers of a header would see two addresses, or another one. */
const SPECIAL = /[\s"(),:;<>[\\\]]/u;

/** An address with its domain as the mail server gets it; null for a text that is not one plain address. */
export function onTheWire(address: string): string | null {
  if ('problem' in checkEmail(address) || SPECIAL.test(address)) return null;
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  return domain === '' ? null : `${address.slice(0, at)}@${domain}`;
}

const mailbox = (address: string, name = ''): Mailbox => ({ name: oneLine(name), address });

/** The same for each attempt, so that a receiver recognises a mail that arrives twice. */
function messageId({ public_id, earlier_attempts }: Written, from: string): string {
  return `<${public_id}.${earlier_attempts}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** Everything that is put into a stored mail when it is sent. */
interface Filled {
  /** The address of `MAIL_FROM`. */
  from: string;
  /** Those of its addresses that the mail server gets now, as `onTheWire` writes them. */
  to: readonly string[];
  /** The link of its document that is valid now; null where it has no page. */
  link: string | null;
  files: NonNullable<MailMessage['attachments']>;
  /** The logo of its business. */
  logo: HeadLogo | null;
}

/** The page and the files of a mail with the logo at its head. */
function withHead(
  { html, sender_name: name, public_id: id }: Written,
  { files, logo }: Filled,
): { html: string; files: Filled['files'] } {
  if (!logo) return { html, files };
  const { picture, attachment } = inMail(logo, id);
  const page = withLogo(html, oneLine(name), picture);
  // A mail that was stored before mails had logos has no place for one.
  return page === html ? { html, files } : { html: page, files: [...files, attachment] };
}

/**
 * The message of a stored mail. Names and subject lose their line breaks, so they cannot add a header.
 */
export function messageOf(mail: Written, filled: Filled): MailMessage {
  const { from, to, link } = filled;
  const { reply_to: replyTo, sender_name: sender } = mail;
  const { html, files } = withHead(mail, filled);
  const written = { text: mail.plain_text, html };
  return {
    from: mailbox(from, sender),
    replyTo: replyTo !== null && onTheWire(replyTo) ? mailbox(replyTo, sender) : undefined,
    to: mail.recipients.map((address) => mailbox(address)),
    cc: mail.copies.map((address) => mailbox(address)),
    envelope: { from, to },
    subject: oneLine(mail.subject),
    ...(link === null ? written : withLink(written, link)),
    messageId: messageId(mail, from),
    attachments: files,
  };
}
