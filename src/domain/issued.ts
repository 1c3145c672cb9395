import { say, type Message } from '../messages/message';
import { ApiError, validationError } from './errors';

/** Whether a document is issued when it gets this status (contract §10). Cancelling alone issues nothing. */
export function issues(kind: 'invoice' | 'quotation' | 'credit_note', status: string): boolean {
  return status !== 'draft' && (kind !== 'invoice' || status !== 'cancelled');
}

/** When a document was issued, after it got a status; null while it is not issued. */
export function issuedAt(
  kind: 'invoice' | 'quotation',
  status: string,
  before: string | null,
  now: string,
): string | null {
  if (status === 'draft') return null;
  return before ?? (issues(kind, status) ? now : null);
}

type Kind = 'invoice' | 'quotation';

/**
 * What a business does with issued documents. `when_issued`: an invoice stays issued. `when_sent`: it can be
 * reopened until it was handed out. `never`: until then, it can be changed as it is.
 */
export const LOCK_RULES = ['when_issued', 'when_sent', 'never'] as const;
export type LockRule = (typeof LOCK_RULES)[number];

/** What holds an issued document fast. Amounts are exact decimal text. */
export interface Ties {
  issued_at: string | null;
  handed_out_at: string | null;
  created_at: string;
  /** The sum of its recorded payments; quotations have none. */
  amount_recorded?: string;
  /** The sum of the totals of its credit notes. */
  credit_total?: string;
}

const isSome = (amount: string | undefined) => amount !== undefined && Number(amount) !== 0;

/** The ties of a document, as sentences about it go on with them. */
export const TIE_WORDS = {
  recorded: 'a payment is recorded',
  credited: 'it has a credit note',
  imported: 'it was imported',
  handedOut: 'it was handed out',
  converted: 'it became an invoice',
  kept: 'its business keeps what is issued',
} as const;
export type Tie = (typeof TIE_WORDS)[keyof typeof TIE_WORDS];

/** A tie of its own, without that of what was made from it and that of its business. */
type OwnTie = Exclude<Tie, typeof TIE_WORDS.converted | typeof TIE_WORDS.kept>;

/** An import sets the same moment for both. */
const isImported = ({ handed_out_at: handedOutAt, created_at: createdAt }: Ties): boolean =>
  handedOutAt !== null && new Date(handedOutAt) <= new Date(createdAt);

/**
 * Why nobody can change the content of an issued document, whatever its business allows. An imported
 * invoice was handed out before it came here; that holds for one that was cancelled there as well.
 */
export function tieOf(document: Ties): OwnTie | null {
  const imported = isImported(document) ? TIE_WORDS.imported : null;
  if (document.issued_at === null) return imported;
  if (isSome(document.amount_recorded)) return TIE_WORDS.recorded;
  if (isSome(document.credit_total)) return TIE_WORDS.credited;
  return imported ?? (document.handed_out_at === null ? null : TIE_WORDS.handedOut);
}

/** Why a document cannot become a draft again. The rule of today counts, and only for invoices. */
export function reopeningTieOf(
  kind: Kind,
  document: Ties,
  rule: LockRule | null,
): OwnTie | typeof TIE_WORDS.kept | null {
  const isKept = kind === 'invoice' && rule === 'when_issued' && document.issued_at !== null;
  return tieOf(document) ?? (isKept ? TIE_WORDS.kept : null);
}

/** Whether a save may change only what a PATCH may, by the rule of its business or by what ties it. */
export function isContentLocked(rule: LockRule | null, document: Ties): boolean {
  if (tieOf(document) !== null) return true;
  return document.issued_at !== null && rule !== 'never';
}

/**
 * Refuses changes of fields that are locked.
 * @param problems the path of a field and what to say about it; without a sentence, that the document is issued
 * @throws ApiError `document_locked`
 */
export function refuseContent(
  kind: Kind,
  problems: readonly { path: readonly string[]; message?: Message }[],
): void {
  if (problems.length === 0) return;
  const locked = say(kind === 'invoice' ? 'invoice_locked' : 'quotation_locked');
  throw validationError(
    problems.map(({ path, message = locked }) => ({ path, message })),
    'document_locked',
  );
}

const REOPENED_INVOICE = {
  [TIE_WORDS.recorded]: say('reopen_paid'),
  [TIE_WORDS.credited]: say('reopen_credited'),
  [TIE_WORDS.imported]: say('reopen_imported'),
  [TIE_WORDS.handedOut]: say('reopen_handed_out'),
  [TIE_WORDS.kept]: say('reopen_kept'),
} as const;

/** Quotations have neither payments nor credit notes. */
const reopenedQuotation = (tie: Tie): Message =>
  say(tie === TIE_WORDS.imported ? 'reopen_imported_quotation' : 'reopen_quotation');

/**
 * Refuses to set a document back to draft that something holds fast.
 * @throws ApiError `document_locked`
 */
export function refuseReopening(kind: Kind, document: Ties, rule: LockRule | null): void {
  const tie = reopeningTieOf(kind, document, rule);
  if (tie === null) return;
  const message = kind === 'invoice' ? REOPENED_INVOICE[tie] : reopenedQuotation(tie);
  throw new ApiError('document_locked', message);
}
