import { daysBetween, isCalendarDate } from '../../domain/dates';
import { decimalText } from '../../domain/money';
import type { StatedAccount } from '../../domain/statement-account';
import { say } from '../../messages/message';
import { readAmount } from './check-statement';
import { detailsOf, IBAN } from './mt940-details';
import {
  emptyStatement,
  RefusedFile,
  referenceOf,
  requireFew,
  type Faults,
  type RawEntry,
  type RawStatement,
} from './read-statement';

/** Characters of a line. Longer ones are no MT940, and no pattern reads them. */
const LONGEST_LINE = 1_000;

/** A field such as `:61:…` with the lines that follow it. */
interface Field {
  tag: string;
  lines: string[];
  /** Its first line; the first of the file is 1. */
  line: number;
}

const TAG = /^:(\d{2}[A-Z]?):/;

/** The fields of a file. Blocks of SWIFT around them, and the lines that end a statement, say nothing. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  let line = 0;
  for (const found of text.split(/\r\n|\r|\n/)) {
    line += 1;
    const own = found.slice(0, LONGEST_LINE);
    const [whole, tag] = TAG.exec(own) ?? [];
    if (whole !== undefined && tag !== undefined) {
      if (field) yield field;
      field = { tag, lines: [own.slice(whole.length)], line };
    } else if (own.trim() === '-' || own.startsWith('-}') || own.startsWith('{')) {
      if (field) yield field;
      field = null;
    } else field?.lines.push(own);
  }
  if (field) yield field;
}

/** `YYMMDD` of this century. */
function dayOf(text: string): string | null {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isCalendarDate(day) ? day : null;
}

/** The booking day `MMDD` without a year is the one nearest to the value day. */
function bookingDay(value: string, text: string): string | null {
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => `${one}-${text.slice(0, 2)}-${text.slice(2, 4)}`)
    .filter(isCalendarDate);
  const distance = (day: string) => Math.abs(daysBetween(value, day));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** Signed text of an amount with a comma. */
function signed(text: string, isDebit: boolean): string | null {
  const amount = readAmount(text.replace(',', '.'));
  return amount && decimalText(isDebit ? amount.neg() : amount);
}

/** `BANK/NUMBER`, an IBAN, or a number, each with or without a currency behind it. */
function accountOf(text: string): StatedAccount | null {
  const parts = text.trim().toUpperCase().split('/');
  const last = (parts.pop() ?? '').replaceAll(' ', '');
  const plain = last.replace(/(?<=\d)[A-Z]{3}$/, '');
  if (plain === '') return null;
  const bank_code = parts.pop()?.replaceAll(' ', '') || null;
  return IBAN.test(plain)
    ? { iban: plain, bank_code: null, number: null }
    : { iban: null, bank_code, number: plain };
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d{0,15})/;

/** Day, day without year, mark (that of a reversal, or of what is only expected), letter of the currency, amount, type, and the references. */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,15},\d{0,15})([A-Z]\w{3})?(.*)$/;

/** A credit, or the reversal of a debit. */
const CREDITS = new Set(['C', 'RD']);

class Mt940Reader {
  readonly statements: RawStatement[] = [];
  #entries = 0;
  #last: RawEntry | null = null;

  constructor(private readonly faults: Faults) {}

  read({ tag, lines, line }: Field): void {
    const [first = ''] = lines;
    if (tag === '20') this.#begin();
    const statement = this.statements.at(-1);
    if (!statement) return;
    if (tag === '25' || tag === '25P') statement.account = accountOf(first);
    if (tag === '28C' || tag === '28') statement.number = first.trim();
    if (tag === '60F' || tag === '60M') this.#balance(statement, 'opening_balance', first, line);
    if (tag === '62F' || tag === '62M') this.#balance(statement, 'closing_balance', first, line);
    if (tag === '61') this.#entry(statement, lines, line);
    else if (tag === '86' && this.#last)
      Object.assign(this.#last, withReference(this.#last, lines));
    if (tag !== '61') this.#last = null;
  }

  #begin(): void {
    this.statements.push(emptyStatement());
    requireFew(this.#entries, this.statements.length);
  }

  #balance(
    statement: RawStatement,
    name: 'opening_balance' | 'closing_balance',
    text: string,
    line: number,
  ): void {
    const [, mark, , currency, amount = ''] = BALANCE.exec(text) ?? [];
    const balance = signed(amount, mark === 'D');
    if (balance === null) this.faults.add(['lines', line], say('bank_no_balance'));
    statement[name] = balance;
    statement.currency ??= currency ?? null;
  }

  #entry(statement: RawStatement, [first = '', ...more]: readonly string[], line: number): void {
    // The details of an entry that is left out do not belong to the one before.
    this.#last = null;
    const at = ['lines', line];
    const [, value = '', booked, mark = '', , amount = '', , references = ''] =
      ENTRY.exec(first) ?? [];
    const day = dayOf(value);
    if (mark === '') this.faults.add(at, say('bank_no_entry'));
    else if (day === null) this.faults.add(at, say('bank_no_day'));
    if (mark === '' || day === null || mark.startsWith('E')) return;
    const [reference, bankReference] = references.split('//');
    const booked_on = booked === undefined ? day : bookingDay(day, booked);
    this.#last = {
      at,
      booked_on,
      amount: signed(amount, !CREDITS.has(mark)),
      currency: null,
      reference: reference ?? null,
      bank_reference: bankReference ?? null,
      is_reversal: mark.startsWith('R'),
      text: more.join(' '),
    };
    statement.entries.push(this.#last);
    this.#entries += 1;
    requireFew(this.#entries, 0);
  }
}

/** The details of an entry; its own reference and text stay where field 86 has none. */
function withReference(entry: RawEntry, lines: readonly string[]): Partial<RawEntry> {
  const isPaid = entry.amount !== null && !entry.amount.startsWith('-');
  const details = detailsOf(lines, isPaid !== entry.is_reversal);
  return {
    ...details,
    text: details.text || (entry.text ?? null),
    reference: referenceOf(details.reference) ?? entry.reference ?? null,
  };
}

/** The statements of an MT940 file. @throws RefusedFile */
export function readMt940(text: string, _first: number, faults: Faults): RawStatement[] {
  const reader = new Mt940Reader(faults);
  for (const field of fieldsOf(text)) reader.read(field);
  if (reader.statements.length === 0) throw new RefusedFile('unknown_format');
  return reader.statements;
}
