import type Big from 'big.js';
import { decimalText, ZERO } from '../../domain/money';
import { say } from '../../messages/message';
import { bareNumber, LONGEST_VALUE } from '../import/cells';
import { NotCsv, rowsOf } from '../import/csv-rows';
import { readDay } from '../import/dates';
import { currencyOfSign } from '../import/words';
import { readAmount } from './check-statement';
import { CSV_PROFILES, type CsvProfile } from './csv-profiles';
import { IBAN } from './mt940-details';
import {
  emptyStatement,
  invalid,
  RefusedFile,
  requireFew,
  type Faults,
  type Place,
  type RawEntry,
  type RawStatement,
} from './read-statement';

export const SEPARATORS = [';', ',', '\t'] as const;
/** Rows before the header, in which some banks name the account. */
export const MOST_ABOVE = 30;
const LONGEST_CELL = 200;

const plain = (name: string): string => name.trim().toLowerCase();

/** A row with its line in the file; the first one is 1. */
export interface Row {
  cells: string[];
  line: number;
}

/** The names of columns. Equal ones, and those without a name, have their places among each other behind them. */
export function labelsOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim());
  const count = new Map<string, number>();
  for (const name of names.map(plain)) count.set(name, (count.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return names.map((name) => {
    const place = (seen.get(plain(name)) ?? 0) + 1;
    seen.set(plain(name), place);
    const isAlone = name !== '' && count.get(plain(name)) === 1;
    return isAlone ? name : `${name} (${place})`.trim();
  });
}

export function* linesOf(text: string, separator: string): Generator<Row> {
  let line = 1;
  for (const cells of rowsOf(text, separator)) {
    yield { cells, line };
    line += 1;
    for (const cell of cells) line += cell.split('\n').length - 1;
  }
}

/** Reads a row by the names of its columns. The last of equal names counts, and each has its label. */
export class Columns {
  readonly #places: ReadonlyMap<string, number>;

  constructor(private readonly header: readonly string[]) {
    const names = [...header, ...labelsOf(header)];
    this.#places = new Map(names.map((name, at) => [plain(name), at % header.length]));
  }

  /** Whether they are those of a profile. */
  show({ shownBy, isWhole }: CsvProfile): boolean {
    if (isWhole && shownBy.length !== this.header.length) return false;
    return shownBy.every((name) => this.#places.has(plain(name)));
  }

  cell({ cells }: Row, name: string | undefined): string {
    const place = name === undefined ? undefined : this.#places.get(plain(name));
    return place === undefined ? '' : (cells[place]?.trim() ?? '');
  }

  cells(row: Row, names: readonly string[] = []): string[] {
    return names.map((name) => this.cell(row, name)).filter((cell) => cell !== '');
  }
}

/** How the rows below a header are read. */
export interface Reading {
  profile: CsvProfile;
  columns: Columns;
  /** The signs of money that went: a bank writes all of it with a minus, or none. */
  signs: Set<number>;
}

interface Header extends Reading {
  separator: string;
  line: number;
  above: string[][];
}

function headerIn(text: string, separator: string, profiles: readonly CsvProfile[]): Header | null {
  const above: string[][] = [];
  try {
    for (const { cells, line } of linesOf(text, separator)) {
      const columns = new Columns(cells);
      const profile = profiles.find((one) => columns.show(one));
      if (profile) return { separator, profile, columns, line, above, signs: new Set() };
      above.push(cells);
      if (above.length > MOST_ABOVE) return null;
    }
  } catch (error) {
    if (!(error instanceof NotCsv)) throw error;
  }
  return null;
}

/** Marks of thousands stand before three digits each. Another one is a mark before decimals, and so another amount. */
const MARKED = {
  ',': /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/,
  '.': /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/,
};

/** An amount with marks of thousands; null for another form. */
function amountOf(text: string, decimal: CsvProfile['decimal']): Big | null {
  if (text.length > LONGEST_VALUE) return null;
  const bare = bareNumber(text).replaceAll(/\s/g, '');
  if (!MARKED[decimal].test(bare)) return null;
  return readAmount(bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.'));
}

/** The signed amount of a row whose money that came and that went have a column each; null for an unclear one. */
function sideOf(row: Row, { profile, columns, signs }: Reading): Big | null {
  const cells = [profile.columns.credit, profile.columns.debit].map((of) => columns.cell(row, of));
  if (cells.every((cell) => cell === '')) return null;
  const [came, went] = cells.map((cell) => (cell === '' ? ZERO : amountOf(cell, profile.decimal)));
  if (!came || !went || came.lt(ZERO)) return null;
  if (went.eq(ZERO)) return came;
  signs.add(went.s);
  return came.eq(ZERO) && signs.size === 1 ? ZERO.minus(went.abs()) : null;
}

const signedOf = (row: Row, reading: Reading): Big | null => {
  const { amount, decimal } = { ...reading.profile, ...reading.profile.columns };
  if (amount === undefined) return sideOf(row, reading);
  return amountOf(reading.columns.cell(row, amount), decimal);
};

function numberOf(cells: readonly string[]) {
  const [number = ''] = cells;
  const bare = number.slice(0, LONGEST_CELL).replaceAll(' ', '').toUpperCase();
  return IBAN.test(bare)
    ? { counterparty_iban: bare, counterparty_account_number: null }
    : { counterparty_iban: null, counterparty_account_number: number || null };
}

export function entryOf(row: Row, reading: Reading): RawEntry {
  const { profile, columns } = reading;
  const { columns: of, dates } = profile;
  const amount = signedOf(row, reading);
  const names = (of.name ?? []).map((name) => columns.cell(row, name));
  // The first names who pays, the second who is paid.
  const name = names.length > 1 && amount?.lt(ZERO) ? names[1] : names[0];
  const [booked = ''] = columns.cells(row, of.booked_on);
  return {
    at: ['lines', row.line],
    booked_on: readDay(booked.slice(0, LONGEST_VALUE), dates),
    amount: amount && decimalText(amount),
    currency: currencyOfSign(columns.cell(row, of.currency)) || (profile.currency ?? null),
    counterparty_name: name ?? null,
    ...numberOf(columns.cells(row, of.account)),
    text: columns.cells(row, of.text).join(' '),
    reference: columns.cells(row, of.reference)[0] ?? null,
    bank_reference: columns.cell(row, of.bank_reference),
  };
}

/** The IBAN that stands above the header, if one does. */
function ibanAbove(above: readonly string[][]): string | null {
  const cells = above.flat().map((cell) => cell.slice(0, LONGEST_CELL).replaceAll(' ', ''));
  return cells.find((cell) => IBAN.test(cell)) ?? null;
}

const accountOf = (number: string | null) => {
  if (!number) return null;
  const bare = number.slice(0, LONGEST_CELL).replaceAll(' ', '').toUpperCase();
  return IBAN.test(bare)
    ? { iban: bare, bank_code: null, number: null }
    : { iban: null, bank_code: null, number: bare };
};

/** A statement for each account that the rows name. */
class Statements {
  readonly #byAccount = new Map<string, RawStatement>();
  #entries = 0;

  constructor(private readonly usual: string | null) {}

  add(own: string, entry: RawEntry): void {
    const number = own || (this.usual ?? '');
    const known = this.#byAccount.get(number);
    const statement = known ?? { ...emptyStatement(), account: accountOf(number) };
    if (!known) this.#byAccount.set(number, statement);
    statement.entries.push(entry);
    this.#entries += 1;
    requireFew(this.#entries, this.#byAccount.size);
  }

  all(): RawStatement[] {
    if (this.#byAccount.size > 0) return [...this.#byAccount.values()];
    return [{ ...emptyStatement(), account: accountOf(this.usual) }];
  }
}

/**
 * The statements of a CSV file whose header is known.
 * @param saved the profiles of its business, which count before the others
 * @throws RefusedFile
 */
export function readCsv(
  text: string,
  _first: number,
  _faults: Faults,
  saved: readonly CsvProfile[],
): RawStatement[] {
  const profiles = [...saved, ...CSV_PROFILES];
  const header = SEPARATORS.map((separator) => headerIn(text, separator, profiles)).find(
    (one) => one !== null,
  );
  if (!header) throw new RefusedFile('unknown_format');
  const { profile, columns, separator } = header;
  const statements = new Statements(ibanAbove(header.above));
  let at: Place = ['lines', header.line];
  try {
    for (const row of linesOf(text, separator)) {
      at = ['lines', row.line + 1];
      if (row.line <= header.line || row.cells.every((cell) => cell.trim() === '')) continue;
      const status = columns.cell(row, profile.columns.status);
      if (profile.booked !== undefined && plain(status) !== plain(profile.booked)) continue;
      statements.add(columns.cell(row, profile.columns.own), entryOf(row, header));
    }
  } catch (error) {
    if (error instanceof NotCsv) throw invalid(at, say('bank_no_entry'));
    throw error;
  }
  return statements.all();
}
