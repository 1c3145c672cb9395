import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE, documentKindOf, INVOICE, type NumberedKind } from '../billing/kind';
import { readToken } from '../billing/links/token';
import { listAttachments } from '../billing/sql/attachments';
import type { Tenant } from '../billing/tenant';
import { updateInvoice } from '../billing/documents/update-invoice';
import { updateQuotation } from '../billing/documents/update-quotation';
import type { PipelinedTransaction } from '../database/pool';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import { requireMailable } from '../domain/attachments';
import { ApiError, validationError } from '../domain/errors';
import { addressesOf, documentReceivers } from '../domain/contacts';
import { distinct, MOST_RECIPIENTS } from '../domain/recipients';
import { requirePossible } from '../einvoice/stored/require-possible';
import { say } from '../messages/message';
import { composeDocument } from './compose/document';
import { tokensIn } from './compose/link-words';
import type { LetterParts } from './compose/parts';
import { oneLine } from './compose/texts';
import { requireMail } from './is-configured';
import { countedFor, type Writer } from './counted';
import { loadLetterParts } from './load-parts';
import type { NewMail } from './new-mail';
import { queueMail } from './queue-mail';
import { recordMailed } from './record-mailed';
import { requireAllowed } from './require-allowed';
import type { SendInput } from './send-body';
import type { MailRow } from './sql/insert-mail';
import { lockDocument } from './sql/lock-document';
import { usableAddress } from './usable-address';

/** The mail of a document, as it was stored. */
export interface SentDocument {
  mail: NewMail;
  row: MailRow;
  documentRowId: number;
  /** It was a draft before. */
  wasDraft: boolean;
}

/** What to send, and who does. */
interface ToSend extends Writer {
  id: string | null;
  input: SendInput;
}

/** The addresses of a mail that names none. @throws 400 when nobody can write to them */
function usualRecipients({ customer }: LetterParts): string[] {
  const [first, ...more] = documentReceivers(customer);
  return [first, ...more].map((address) => usableAddress(address, ['to']));
}

/** @throws 400 for more than one mail may have */
function recipientsOf(parts: LetterParts, { to: named, cc: copies }: SendInput) {
  const to = named ?? usualRecipients(parts);
  const cc = distinct(copies, to);
  if (to.length + cc.length <= MOST_RECIPIENTS) return { to, cc };
  const message = say('too_many_copies', { max: MOST_RECIPIENTS });
  throw validationError([{ path: ['cc'], message }]);
}

/**
 * Makes a draft `sent`, by the rules of a PATCH and with its event. A document in another status keeps it.
 * @returns whether it was a draft
 * @throws 404; 409 `invoice_cancelled` for an invoice that was cancelled before anybody got it
 */
async function issue(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  kind: NumberedKind,
  id: string | null,
): Promise<boolean> {
  const { businessRowId } = who;
  const { status, is_issued: isIssued } = await lockDocument(trx, kind, { businessRowId, id });
  if (kind.name === 'invoice' && status === 'cancelled' && !isIssued) {
    const message = say('cancelled_unsent');
    throw new ApiError('invoice_cancelled', message);
  }
  if (kind.name === 'credit_note' || status !== 'draft') return false;
  const change = { status: 'sent' } as const;
  if (kind.name === 'invoice') await updateInvoice(strapi, trx, who, id, change);
  else await updateQuotation(strapi, trx, who, id, change);
  return true;
}

/** Only the link of its own document can be put into a mail when it is sent. @throws 400 for another */
function requireOwnLinks(input: SendInput, id: string | null): void {
  const message = say('has_link_of_other');
  const isForeign = (text: string | null) =>
    tokensIn(text ?? '').some((token) => (readToken(token)?.id ?? id) !== id);
  const wrong = (['subject', 'message'] as const).filter((field) => isForeign(input[field]));
  if (wrong.length > 0) throw validationError(wrong.map((field) => ({ path: [field], message })));
}

async function requireEInvoice(
  trx: PipelinedTransaction,
  kind: NumberedKind,
  wanted: { businessRowId: number; id: string | null },
  format: EInvoiceFormat | null,
): Promise<void> {
  if (format === null || kind.name === 'quotation') return;
  await requirePossible(trx, kind.name === 'invoice' ? INVOICE : CREDIT_NOTE, wanted, format);
}

/** @throws 400 where the files of the document are too large for a mail */
async function requireRoomForFiles(
  trx: PipelinedTransaction,
  kind: NumberedKind,
  businessRowId: number,
  id: string | null,
  { attachFiles, attachEInvoice }: SendInput,
): Promise<void> {
  const owner = documentKindOf(kind);
  if (!attachFiles || !owner || id === null) return;
  const files = await listAttachments(trx, owner, { businessRowId, id });
  const bytes = files.reduce((all, { size }) => all + size, 0);
  requireMailable(bytes, attachEInvoice !== null);
}

function mailOf(
  { parts, rowId }: { parts: LetterParts; rowId: number },
  { input, byOperator }: ToSend,
) {
  const { to, cc } = recipientsOf(parts, input);
  return {
    ...composeDocument(parts, input),
    kind: 'document',
    document: { kind: parts.kind, rowId },
    to,
    cc,
    ...countedFor([...to, ...cc], addressesOf(parts.customer), { byOperator }),
    senderName: oneLine(parts.sender.name),
    replyTo: parts.sender.email,
    attachPdf: input.attachPdf,
    attachFiles: input.attachFiles,
    attachEInvoice: input.attachEInvoice,
    reminderDay: null,
  } as const;
}

/**
 * Stores the mail that brings a document to its customer, in the transaction of the change: a draft becomes
 * `sent`. The mail leaves after the commit.
 * @throws 404; 400 when nobody is named; 403 `recipient_not_allowed`; 429 `mail_limit`; 409
 * `mail_not_configured`, `invoice_cancelled`, or the refusals of contract §11
 */
export async function sendDocument(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  kind: NumberedKind,
  { id, input, byOperator }: ToSend,
): Promise<SentDocument> {
  requireMail(strapi);
  requireOwnLinks(input, id);
  const { businessRowId } = who;
  const wanted = { businessRowId, id };
  const wasDraft = await issue(strapi, trx, who, kind, id);
  await requireEInvoice(trx, kind, wanted, input.attachEInvoice);
  await requireRoomForFiles(trx, kind, businessRowId, id, input);
  const loaded = await loadLetterParts(trx, kind, wanted);
  const mail: NewMail = { businessRowId, ...mailOf(loaded, { id, input, byOperator }) };
  const own = addressesOf(loaded.parts.customer);
  await requireAllowed(trx, businessRowId, own, { to: mail.to, cc: mail.cc });
  const row = await queueMail(strapi, trx, mail);
  const word = kind.name.replace('_', ' ');
  const addresses = [...mail.to, ...mail.cc].join(', ');
  await recordMailed(trx, kind.table, loaded.rowId, `${word} to ${addresses}`);
  return { mail, row, documentRowId: loaded.rowId, wasDraft };
}
