/** The formats of files of banks. */
export const STATEMENT_FORMATS = ['camt053', 'mt940', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** A new transaction is open until it is matched to payments or a refund, or ignored. */
export const TRANSACTION_STATUSES = ['open', 'matched', 'ignored'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** How a payment or a refund belongs to a transaction: made by the match, there before, or a payment voided by it. */
export type MatchKind = 'recorded' | 'joined' | 'bounced';

/** Whether a match has only joined what was recorded before, so that nothing goes with it. */
export const isJoin = (kinds: readonly MatchKind[]): boolean =>
  kinds.every((kind) => kind === 'joined');

/** How far a suggestion may be trusted. */
export const CERTAINTIES = ['sure', 'likely'] as const;

/** Why it is made. */
export const SUGGESTED_BECAUSE = ['reference', 'number', 'amount', 'iban', 'name'] as const;
export type SuggestedBecause = (typeof SUGGESTED_BECAUSE)[number];

/** The types of files of banks, as their senders state them. */
export const BANK_FILE_TYPES = [
  'application/xml',
  'text/xml',
  'application/zip',
  'text/plain',
  'text/csv',
] as const;
export type BankFileType = (typeof BANK_FILE_TYPES)[number];

/** @throws for a type that no route takes */
export function bankFileType(type: string): BankFileType {
  const known = BANK_FILE_TYPES.find((one) => one === type);
  if (known === undefined) throw new Error(`No file of a bank has the type ${type}`);
  return known;
}

/** The types of stored files. */
export const BANK_DOWNLOADS = [
  'application/xml',
  'application/zip',
  'text/plain',
  'text/csv',
] as const;
interface Download {
  type: (typeof BANK_DOWNLOADS)[number];
  ending: string;
}

const ZIP = [0x50, 0x4b];
const isZip = (content: Uint8Array): boolean => ZIP.every((byte, at) => content[at] === byte);

/** As much of a file as shows its type, in bytes. */
const BEGIN = 2_000;
const UTF_16 = ['fffe', 'feff'];
/** The first field of an MT940 statement stands at the begin of a line, or behind the frame of SWIFT. */
const MT940 = /(?:^|[\r\n}])\s{0,9}:20:/;

/** The type of a file whose sender states none, by how it begins. */
export function bankTypeOf(content: Uint8Array): BankFileType {
  if (isZip(content)) return 'application/zip';
  const begin = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, BEGIN));
  const text = begin.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  if (UTF_16.includes(begin.toString('hex', 0, 2)) || text.trimStart().startsWith('<'))
    return 'application/xml';
  return MT940.test(text) ? 'text/plain' : 'text/csv';
}

/** The type of a stored file, and how the name of one ends. */
export function mediaTypeOf(format: StatementFormat, content: Uint8Array): Download {
  if (format === 'mt940') return { type: 'text/plain', ending: '.sta' };
  if (format === 'csv') return { type: 'text/csv', ending: '.csv' };
  return isZip(content)
    ? { type: 'application/zip', ending: '.zip' }
    : { type: 'application/xml', ending: '.xml' };
}

/** The begin of a CSV that shows its columns, in bytes. */
export const CSV_SAMPLE = 250_000;
