import { isCalendarDate } from '../../domain/dates';
import { decimalText } from '../../domain/money';
import { say } from '../../messages/message';
import { NotCsv, rowsOf } from '../import/csv-rows';
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

const SEPARATORS = [';', ',', '\t'] as const;
/** Rows before the header, in which some banks name the account. */
const MOST_ABOVE = 30;
const LONGEST_CELL = 200;

const plain = (name: string): string => name.trim().toLowerCase();

/** A row with its line in the file; the first one is 1. */
interface Row {
  cells: string[];
  line: number;
}

function* linesOf(text: string, separator: string): Generator<Row> {
  let line = 1;
  for (const cells of rowsOf(text, separator)) {
    yield { cells, line };
    line += 1;
    for (const cell of cells) line += cell.split('\n').length - 1;
  }
}

/** Reads a row by the names of its columns. The last of equal names counts. */
class Columns {
  readonly #places: ReadonlyMap<string, number>;

  constructor(header: readonly string[]) {
    this.#places = new Map(header.map((name, place) => [plain(name), place]));
  }

  has(names: readonly string[]): boolean {
    return names.every((name) => this.#places.has(plain(name)));
  }

  cell({ cells }: Row, name: string | undefined): string {
    const place = name === undefined ? undefined : this.#places.get(plain(name));
    return place === undefined ? '' : (cells[place]?.trim() ?? '');
  }

  cells(row: Row, names: readonly string[] = []): string[] {
    return names.map((name) => this.cell(row, name)).filter((cell) => cell !== '');
  }
}

interface Header {
  separator: string;
  profile: CsvProfile;
  columns: Columns;
  line: number;
  above: string[][];
}

function headerIn(text: string, separator: string): Header | null {
  const above: string[][] = [];
  try {
    for (const { cells, line } of linesOf(text, separator)) {
      const columns = new Columns(cells);
      const profile = CSV_PROFILES.find(({ shownBy }) => columns.has(shownBy));
      if (profile) return { separator, profile, columns, line, above };
      above.push(cells);
      if (above.length > MOST_ABOVE) return null;
    }
  } catch (error) {
    if (!(error instanceof NotCsv)) throw error;
  }
  return null;
}

/** `DD.MM.YY`, `DD-MM-YYYY` and the like, or `YYYY-MM-DD`; a time may follow. */
function dayOf(text: string, first: CsvProfile['dates']): string | null {
  const [date = ''] = text.slice(0, LONGEST_CELL).split(/[T ]/);
  const parts = date.split(/[-./]/);
  const [year = '', month = '', day = ''] = first === 'year' ? parts : parts.toReversed();
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parts.length === 3 && isCalendarDate(whole) ? whole : null;
}

/** Marks of thousands stand before three digits each. Another one is a mark before decimals, and so another amount. */
const MARKED = {
  ',': /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/,
  '.': /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/,
};

/** Decimal text of an amount with marks of thousands; null for another form. */
function amountOf(text: string, decimal: CsvProfile['decimal']): string | null {
  if (text.length > LONGEST_CELL) return null;
  const bare = text.replaceAll(/[\s€]/g, '');
  if (!MARKED[decimal].test(bare)) return null;
  const plain = bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.');
  const amount = readAmount(plain);
  return amount && decimalText(amount);
}

function numberOf(cells: readonly string[]) {
  const [number = ''] = cells;
  const bare = number.slice(0, LONGEST_CELL).replaceAll(' ', '').toUpperCase();
  return IBAN.test(bare)
    ? { counterparty_iban: bare, counterparty_account_number: null }
    : { counterparty_iban: null, counterparty_account_number: number || null };
}

function entryOf(row: Row, { profile, columns }: Header): RawEntry {
  const { columns: of, dates, decimal } = profile;
  const amount = amountOf(columns.cell(row, of.amount), decimal);
  const names = (of.name ?? []).map((name) => columns.cell(row, name));
  // The first names who pays, the second who is paid.
  const name = names.length > 1 && amount?.startsWith('-') ? names[1] : names[0];
  const [booked = ''] = columns.cells(row, of.booked_on);
  return {
    at: ['lines', row.line],
    booked_on: dayOf(booked, dates),
    amount,
    currency: columns.cell(row, of.currency) || (profile.currency ?? null),
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

/** The statements of a CSV file whose header is known. @throws RefusedFile */
export function readCsv(text: string, _first: number, _faults: Faults): RawStatement[] {
  const header = SEPARATORS.map((separator) => headerIn(text, separator)).find(
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
