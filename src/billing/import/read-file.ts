import { validationError } from '../../domain/errors';
import { say } from '../../messages/message';
import {
  DECIMAL_MARKS,
  decimalMarkOf,
  LONGEST_VALUE,
  clearMarkOfCell,
  markOfCell,
  valueOfCell,
  type DecimalMark,
} from './cells';
import { DAY_ORDERS, dayOrderOf, orderOfCell, type DayOrder } from './dates';
import { ENCODINGS, guessEncoding, LAST_GUESS, type Encoding } from './decode';
import type { ImportField } from './fields';
import { ASKED, guessMapping, mayName, possibleFields } from './guess';
import { guessHeader } from './header';
import { inTurns } from './in-turns';
import { isCustom } from './metadata';
import { findProfile, mayNameIn, profileMapping, type ListProfile } from './profiles';
import type { FilledRow } from './rows';
import { readTable, SEPARATORS, type Separator, type Table } from './read-table';
import { sourceOf, type Source } from './source';

/** The way a file is read. Missing parts are guessed. */
export interface Reading {
  encoding: Encoding;
  separator: Separator;
  /** The name of the sheet that is read. Only a workbook has one. */
  sheet?: string;
  /** The row with the names of the columns; the first one is 1. */
  header: number;
  decimal: DecimalMark;
  /** The program whose export it is; null for another one. */
  profile: string | null;
  /** The part of a date with slashes that comes first. Missing where no field is a date; null is unclear. */
  dates?: DayOrder | null;
  /** The field that each column fills; null for none. */
  mapping: (string | null)[];
}

export const READING_CHOICES = {
  encoding: ENCODINGS,
  separator: SEPARATORS,
  decimal: DECIMAL_MARKS,
  dates: DAY_ORDERS,
} as const;

/** A column of which nobody has said what it holds, and the fields that it may fill. */
export interface Question {
  at: number;
  fields: readonly string[];
}

export interface ReadFile {
  reading: Reading;
  table: Table;
  /** The names of all sheets of a workbook. */
  sheets: readonly string[];
  questions: readonly Question[];
}

/** A mapping with its open questions. A column that can fill nothing any more needs no answer. */
function settled(
  { columns }: Table,
  given: readonly (string | null)[],
  fields: readonly ImportField[],
): { mapping: (string | null)[]; questions: Question[] } {
  const questions = columns
    .map((column, at) => ({
      at,
      fields: possibleFields(column, given, fields).map(({ name }) => name),
    }))
    .filter(({ at, fields: possible }) => given[at] === ASKED && possible.length > 0);
  const isOpen = (at: number) => questions.some((one) => one.at === at);
  const mapping = given.map((name, at) => (name === ASKED && !isOpen(at) ? null : name));
  return { mapping, questions };
}

/** The file as it is read when the column of a question fills a field. */
export function answeredFile(
  { reading, table, sheets }: ReadFile,
  fields: readonly ImportField[],
  { at }: Question,
  field: string,
): ReadFile {
  const given = reading.mapping.map((name, place) => (place === at ? field : name));
  const { mapping, questions } = settled(table, given, fields);
  return { reading: { ...reading, mapping }, table, sheets, questions };
}

export function checkMapping(
  { columns }: Pick<Table, 'columns'>,
  mapping: readonly (string | null)[],
  fields: readonly ImportField[],
): void {
  const chosen = mapping.filter((name): name is string => name !== null && name !== ASKED);
  const isKnown = chosen.every((name) => fields.some((field) => field.name === name));
  if (mapping.length !== columns.length || !isKnown) {
    const message = say('import_mapping');
    throw validationError([{ path: ['mapping'], message }]);
  }
  const twice = chosen.find((name, at) => chosen.indexOf(name) !== at);
  if (twice === undefined) return;
  throw validationError([{ path: ['mapping'], message: say('import_twice', { field: twice }) }]);
}

/** Finds the cells of a row whose columns fill fields of a type, or may do so. */
function cellsOf(
  { mapping, questions }: { mapping: readonly (string | null)[]; questions: readonly Question[] },
  fields: readonly ImportField[],
  type: ImportField['type'],
): (row: readonly string[]) => string[] {
  const types = type === 'decimal' ? ['decimal', 'rate'] : [type];
  const names = fields.filter((field) => types.includes(field.type)).map(({ name }) => name);
  const asked = questions.filter((one) => one.fields.some((name) => names.includes(name)));
  const filled = mapping.flatMap((name, at) => (name && names.includes(name) ? [at] : []));
  const places = [...filled, ...asked.map(({ at }) => at)];
  return (row) => places.map((at) => row[at] ?? '');
}

/** How many more cells are written in one way than in the other. */
async function balanceOf(
  { rows }: Table,
  cellsIn: ReturnType<typeof cellsOf>,
  signOf: (cell: string) => number,
): Promise<number> {
  let balance = 0;
  for await (const row of inTurns(rows))
    for (const cell of cellsIn(row)) if (cell.length <= LONGEST_VALUE) balance += signOf(cell);
  return balance;
}

const chosenProfile = (
  { columns }: Table,
  chosen: string | null | undefined,
  profiles: readonly ListProfile[],
): ListProfile | undefined =>
  chosen ? profiles.find(({ id }) => id === chosen) : findProfile(columns, profiles);

/** In an export of a known program nothing is guessed but custom fields, which people name themselves. */
async function mappingOf(
  table: Table,
  fields: readonly ImportField[],
  profile: ListProfile | undefined,
): Promise<(string | null)[]> {
  if (!profile) return guessMapping(table, fields);
  const isField = (name: string) => fields.some((field) => field.name === name);
  const mapping = profileMapping(table.columns, profile, isField);
  // Somebody has said of each column what it holds.
  if (profile.reading) return mapping;
  const open = fields.filter(({ name }) => isCustom(name) && !mapping.includes(name));
  const custom = await guessMapping(table, open);
  return mapping.map((name, at) => name ?? custom[at] ?? null);
}

/** How a file is read whose columns show that somebody has saved how; undefined for any other. */
function readAsSaved(
  { book, separator }: Pick<Source, 'book' | 'separator'>,
  { header }: Table,
  profile: ListProfile | undefined,
): Partial<Reading> | undefined {
  if (!profile?.reading || Object.keys(profile.reading).length === 0) return undefined;
  // The columns were found here, wherever they stood in another file.
  const sheet = book && { sheet: book.sheet };
  return { profile: profile.id, header, ...(separator && { separator }), ...sheet };
}

/** The saved part of the reading. The bytes tell their encoding better, unless they may be of any. */
function savedFor(bytes: Uint8Array, profile: ListProfile | undefined): Partial<Reading> {
  const { encoding, ...rest } = profile?.reading ?? {};
  return encoding && guessEncoding(bytes) === LAST_GUESS ? { encoding, ...rest } : rest;
}

/** Reads a file as somebody chose, and guesses the rest. @throws ApiError `validation_failed` */
export async function readFile(
  bytes: Uint8Array,
  fields: readonly ImportField[],
  asked: Partial<Reading>,
  profiles: readonly ListProfile[] = [],
): Promise<ReadFile> {
  const named = profiles.find(({ id }) => id === asked.profile);
  const chosen = { ...savedFor(bytes, named), ...asked };
  const source = await sourceOf(bytes, chosen);
  const { text, encoding, separator: parted } = source;
  const [isField, isOfExport] = [mayName(fields), mayNameIn(profiles)];
  const isName = (column: string) => isField(column) || isOfExport(column);
  const guess = guessHeader(text, isName, parted && [parted]);
  const separator = parted ?? guess.separator;
  const table = await readTable(text, separator, chosen.header ?? guess.header);
  const profile = chosenProfile(table, chosen.profile, profiles);
  const saved = named ? undefined : readAsSaved({ ...source, separator }, table, profile);
  if (saved) return readFile(bytes, fields, { ...asked, ...saved }, profiles);
  const given = chosen.mapping ?? (await mappingOf(table, fields, profile));
  checkMapping(table, given, fields);
  const { mapping, questions } = settled(table, given, fields);
  const balance = (type: ImportField['type'], signOf: (cell: string) => number) =>
    balanceOf(table, cellsOf({ mapping, questions }, fields, type), signOf);
  // Another file of the same columns may be written in another way than the one for which it was saved.
  const isAsked = asked.decimal !== undefined || source.book !== undefined;
  const clear = isAsked ? 0 : await balance('decimal', clearMarkOfCell);
  const isContrary = clear !== 0 && decimalMarkOf(clear) !== source.decimal;
  const stated = isContrary ? undefined : source.decimal;
  const decimal = stated ?? decimalMarkOf(await balance('decimal', markOfCell));
  const dates = chosen.dates ?? dayOrderOf(await balance('date', orderOfCell));
  const dated = fields.some(({ type }) => type === 'date') ? { dates } : {};
  const { header } = table;
  const read = { encoding, separator, header, decimal, profile: profile?.id ?? null, ...dated };
  const sheet = source.book && { sheet: source.book.sheet };
  const sheets = source.book?.sheets ?? [];
  return { reading: { ...read, ...sheet, mapping }, table, sheets, questions };
}

/** The rows with their values by field. */
export async function filledRows(
  { reading, table }: ReadFile,
  fields: readonly ImportField[],
): Promise<FilledRow[]> {
  const filled = reading.mapping.map((name) => fields.find((field) => field.name === name));
  const rows: FilledRow[] = [];
  for await (const [at, cells] of inTurns(table.rows.entries())) {
    if (cells.length === 0) continue;
    const values: Record<string, unknown> = {};
    for (const [place, field] of filled.entries()) {
      const value = field && valueOfCell(field, cells[place], reading);
      if (field && value !== undefined) values[field.name] = value;
    }
    rows.push({ row: table.header + at + 1, values });
  }
  return rows;
}
