import type { StatedAccount } from '../../domain/statement-account';
import { say, type Message } from '../../messages/message';

/** Characters of the text of a transaction, and of its other texts. */
const LONGEST_TEXT = 2_000;
const LONGEST_FACT = 255;

export const MOST_ENTRIES = 20_000;
/** Statements of one file: days of several accounts. */
const MOST_STATEMENTS = 5_000;
const MOST_FAULTS = 20;

/** A place in a file, such as `['statements', 0, 'entries', 12]` or `['lines', 40]`; lines count from 1. */
export type Place = readonly (string | number)[];

export interface Fault {
  path: Place;
  message: Message;
}

type Refusal = 'invalid_statement' | 'unknown_format' | 'too_many_entries';

/** A file that is refused in the process that reads it. */
export class RefusedFile extends Error {
  constructor(
    readonly code: Refusal,
    readonly faults: readonly Fault[] = [],
  ) {
    super(code);
  }
}

/** The faults of a file. At so many faults reading ends. */
export class Faults {
  readonly #found: Fault[] = [];

  add(path: Place, message: Message): void {
    this.#found.push({ path, message });
    if (this.#found.length >= MOST_FAULTS) this.refuse();
  }

  /** @throws RefusedFile where there are any */
  refuse(): void {
    if (this.#found.length > 0) throw new RefusedFile('invalid_statement', this.#found);
  }
}

export const invalid = (path: Place, message: Message): RefusedFile =>
  new RefusedFile('invalid_statement', [{ path, message }]);

/** A booked entry as its file has it. Texts are not cut yet. */
export interface RawEntry {
  at: Place;
  /** Null for one that cannot be read. */
  booked_on: string | null;
  /** Signed decimal text. */
  amount: string | null;
  currency: string | null;
  counterparty_name?: string | null;
  counterparty_iban?: string | null;
  counterparty_account_number?: string | null;
  text?: string | null;
  reference?: string | null;
  bank_reference?: string | null;
  /** 0 for an entry that is no part of a batch, else from 1. */
  batch_place?: number;
  is_reversal?: boolean;
}

/** A statement as its file has it. Balances are signed decimal text. */
export interface RawStatement {
  account: StatedAccount | null;
  currency: string | null;
  number: string | null;
  from: string | null;
  to: string | null;
  opening_balance: string | null;
  closing_balance: string | null;
  entries: RawEntry[];
}

export const emptyStatement = (): RawStatement => ({
  account: null,
  currency: null,
  number: null,
  from: null,
  to: null,
  opening_balance: null,
  closing_balance: null,
  entries: [],
});

/** An entry as it is stored, under the names of the columns. */
export interface ReadEntry {
  statement: number;
  booked_on: string;
  amount: string;
  currency: string;
  counterparty_name: string | null;
  counterparty_iban: string | null;
  counterparty_account_number: string | null;
  text: string | null;
  reference: string | null;
  bank_reference: string | null;
  batch_place: number;
  is_reversal: boolean;
}

/** Control characters, which PostgreSQL or a page could not show, become blanks. */
function cut(text: string | null | undefined, longest: number): string | null {
  const begin = (text ?? '').slice(0, 2 * longest + 1_000);
  const plain = begin.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return Array.from(plain).slice(0, longest).join('').trim() || null;
}

/** How banks write that there is none. */
const NO_REFERENCE = new Set(['NONREF', 'NOTPROVIDED']);

export function referenceOf(text: string | null | undefined): string | null {
  const reference = cut(text, LONGEST_FACT);
  return reference === null || NO_REFERENCE.has(reference.toUpperCase()) ? null : reference;
}

/** The texts of an entry as they are stored. */
export function textsOf(entry: RawEntry) {
  return {
    counterparty_name: cut(entry.counterparty_name, LONGEST_FACT),
    counterparty_iban: cut(entry.counterparty_iban?.replaceAll(' ', '').toUpperCase(), 34),
    counterparty_account_number: cut(entry.counterparty_account_number, LONGEST_FACT),
    text: cut(entry.text, LONGEST_TEXT),
    reference: referenceOf(entry.reference),
    bank_reference: referenceOf(entry.bank_reference),
    batch_place: entry.batch_place ?? 0,
    is_reversal: entry.is_reversal ?? false,
  };
}

export const shortText = (text: string | null): string | null => cut(text, LONGEST_FACT);

/** @throws RefusedFile for more than a file may have */
export function requireFew(entries: number, statements: number): void {
  if (entries <= MOST_ENTRIES && statements <= MOST_STATEMENTS) return;
  throw new RefusedFile('too_many_entries');
}

export const noStatement = (path: Place = []): RefusedFile =>
  invalid(path, say('bank_no_statement'));
