import { say } from '../../messages/message';
import { NotCsv, rowsOf } from '../import/csv-rows';
import { CSV_PROFILES, type CsvProfile } from './csv-profiles';
import { Columns, entryOf, isBooked, LONGEST_CELL, type Reading, type Row } from './csv-row';
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

export function* linesOf(text: string, separator: string): Generator<Row> {
  let line = 1;
  for (const cells of rowsOf(text, separator)) {
    yield { cells, line };
    line += 1;
    for (const cell of cells) line += cell.split('\n').length - 1;
  }
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
      if (!isBooked(row, header)) continue;
      statements.add(columns.cell(row, profile.columns.own), entryOf(row, header));
    }
  } catch (error) {
    if (error instanceof NotCsv) throw invalid(at, say('bank_no_entry'));
    throw error;
  }
  return statements.all();
}
