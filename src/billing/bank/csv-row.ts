import type Big from 'big.js';
import { decimalText, ZERO } from '../../domain/money';
import { bareNumber, LONGEST_VALUE } from '../import/cells';
import { readDay } from '../import/dates';
import { currencyOfSign } from '../import/words';
import { readAmount } from './check-statement';
import type { CsvProfile } from './csv-profiles';
import { IBAN } from './mt940-details';
import type { RawEntry } from './read-statement';

export const LONGEST_CELL = 200;

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

/** Marks of thousands stand before three digits each. Another one is a mark before decimals, and so another amount. */
const MARKED = {
  ',': /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/,
  '.': /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/,
};

/** The characters of a number. Any others around it name a currency. */
const NUMBER_PARTS = /[\d\s.,'’()+\-\u2212]/g;

/** An amount with marks of thousands; null for another form, and beside the sign of another currency. */
function amountOf(
  text: string,
  decimal: CsvProfile['decimal'],
  currency: string | null,
): Big | null {
  if (text.length > LONGEST_VALUE) return null;
  const sign = text.replace(NUMBER_PARTS, '');
  if (sign !== '' && currencyOfSign(sign) !== currency) return null;
  const bare = bareNumber(text).replaceAll(/\s/g, '');
  if (!MARKED[decimal].test(bare)) return null;
  return readAmount(bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.'));
}

const currencyOf = (row: Row, { profile, columns }: Reading): string | null =>
  currencyOfSign(columns.cell(row, profile.columns.currency)) || (profile.currency ?? null);

/** The signed amount of a row whose money that came and that went have a column each; null for an unclear one. */
function sideOf(row: Row, reading: Reading): Big | null {
  const { profile, columns, signs } = reading;
  const cells = [profile.columns.credit, profile.columns.debit].map((of) => columns.cell(row, of));
  if (cells.every((cell) => cell === '')) return null;
  const [came, went] = cells.map((cell) =>
    cell === '' ? ZERO : amountOf(cell, profile.decimal, currencyOf(row, reading)),
  );
  if (!came || !went || came.lt(ZERO)) return null;
  if (went.eq(ZERO)) return came;
  signs.add(went.s);
  return came.eq(ZERO) && signs.size === 1 ? ZERO.minus(went.abs()) : null;
}

const signedOf = (row: Row, reading: Reading): Big | null => {
  const { amount, decimal } = { ...reading.profile, ...reading.profile.columns };
  if (amount === undefined) return sideOf(row, reading);
  return amountOf(reading.columns.cell(row, amount), decimal, currencyOf(row, reading));
};

function numberOf(cells: readonly string[]) {
  const [number = ''] = cells;
  const bare = number.slice(0, LONGEST_CELL).replaceAll(' ', '').toUpperCase();
  return IBAN.test(bare)
    ? { counterparty_iban: bare, counterparty_account_number: null }
    : { counterparty_iban: null, counterparty_account_number: number || null };
}

const YEAR = /^\d{4}/;

/** The day of a row. */
function dayIn(row: Row, { profile: { columns: of, dates }, columns }: Reading): string | null {
  const [booked = ''] = columns.cells(row, of.booked_on);
  if (dates === 'ymd')
    return YEAR.test(booked) ? readDay(booked.slice(0, LONGEST_VALUE), null) : null;
  return readDay(booked.slice(0, LONGEST_VALUE), dates);
}

/** Whether a row is an entry: some banks list those that are only announced, or came to nothing. */
export function isBooked(row: Row, { profile, columns }: Reading): boolean {
  const { booked } = profile;
  return booked === undefined || plain(columns.cell(row, profile.columns.status)) === plain(booked);
}

export function entryOf(row: Row, reading: Reading): RawEntry {
  const { profile, columns } = reading;
  const { columns: of } = profile;
  const amount = signedOf(row, reading);
  const names = (of.name ?? []).map((name) => columns.cell(row, name));
  // The first names who pays, the second who is paid.
  const name = names.length > 1 && amount?.lt(ZERO) ? names[1] : names[0];
  return {
    at: ['lines', row.line],
    booked_on: dayIn(row, reading),
    amount: amount && decimalText(amount),
    currency: currencyOf(row, reading),
    counterparty_name: name ?? null,
    ...numberOf(columns.cells(row, of.account)),
    text: columns.cells(row, of.text).join(' '),
    reference: columns.cells(row, of.reference)[0] ?? null,
    bank_reference: columns.cell(row, of.bank_reference),
  };
}
