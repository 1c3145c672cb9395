import type { Context } from 'koa';
import { z } from 'zod';
import { MOST_ABOVE } from '../../../billing/import/header';
import { NO_PROFILE, PROFILES } from '../../../billing/import/profiles';
import { READING_CHOICES, type Reading } from '../../../billing/import/read-file';
import { checkOneOf, checkUuid, type Check } from '../../../domain/checks';
import { parsePairs } from '../../../domain/metadata';
import { say } from '../../../messages/message';
import { oneOf, optional, required, uuid } from '../../../validation/fields';
import { parse } from '../../../validation/parse';

function jsonOf(input: unknown): unknown {
  try {
    return JSON.parse(String(input));
  } catch {
    return undefined;
  }
}

/** A list of names and nulls. */
export const mappingList: Check<(string | null)[]> = (list) => {
  const isList =
    Array.isArray(list) && list.every((one) => one === null || typeof one === 'string');
  return isList ? { value: list as (string | null)[] } : { problem: say('not_mapping') };
};

/** The same as JSON. */
const mapping: Check<(string | null)[]> = (input) => mappingList(jsonOf(input));

/** The id of a program, or of a profile that the business has saved. */
const profile: Check<string> = (input) => {
  const saved = checkUuid(input);
  return 'value' in saved
    ? saved
    : checkOneOf([...PROFILES.map(({ id }) => id), NO_PROFILE])(input);
};

/** The row of the names of the columns. */
const rowNumber: Check<number> = (input) => {
  const row = Number(input);
  const isRow = Number.isInteger(row) && row >= 1 && row <= MOST_ABOVE;
  return isRow ? { value: row } : { problem: say('import_header', { max: MOST_ABOVE }) };
};

/** No file has a longer name, and no sheet. */
const LONGEST_NAME = 255;

/** The name of a file or a sheet. */
const fileName: Check<string> = (input) =>
  typeof input === 'string' && input.length <= LONGEST_NAME && !input.includes('\0')
    ? { value: input }
    : { problem: say('not_text') };

/** A JSON object with the sum of the other program by currency, as somebody typed it. */
const sums: Check<Readonly<Record<string, string>>> = (input) => {
  const pairs = parsePairs(String(input));
  return pairs ? { value: pairs } : { problem: say('not_object') };
};

/** How a file is read, beside its columns. */
export const READING = {
  encoding: optional(oneOf(READING_CHOICES.encoding), {}),
  separator: optional(oneOf(READING_CHOICES.separator), {}),
  sheet: optional(fileName, {}),
  header: optional(rowNumber, {}),
  decimal: optional(oneOf(READING_CHOICES.decimal), {}),
  dates: optional(oneOf(READING_CHOICES.dates), {}),
};

const QUERY = z.object({
  business: required(uuid, {}),
  file: optional(fileName, {}),
  ...READING,
  profile: optional(profile, {}),
  mapping: optional(mapping, {}),
  store: optional(oneOf(['true', 'good']), {}),
  bad: optional(oneOf(['true']), {}),
  new_customers: optional(oneOf(['true']), {}),
  sum: optional(sums, {}),
});

export interface ImportQuery {
  /** The name of the file. */
  fileName: string | null;
  /** The public id of the business. */
  business: string;
  reading: Partial<Reading>;
  /** False for a preview. `good` leaves out the rows with problems. */
  store: false | 'all' | 'good';
  /** Whether the answer is the file of these rows. */
  asksBad: boolean;
  /** True when an import of invoices makes missing customers. */
  makesCustomers: boolean;
  /** The sums of the other program by currency, as somebody typed them. */
  sums: Readonly<Record<string, string>>;
}

/** The fields of which something is said. */
export const said = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** The query of an import. */
export function importQuery(ctx: Context): ImportQuery {
  const {
    business,
    file,
    store,
    bad,
    new_customers,
    sum: typed,
    ...chosen
  } = parse(QUERY, ctx.query);
  const reading: Partial<Reading> = said(chosen);
  const makesCustomers = new_customers === 'true';
  const stores = { true: 'all', good: 'good' } as const;
  return {
    business,
    fileName: file,
    reading,
    store: store === null ? false : stores[store],
    asksBad: bad === 'true',
    makesCustomers,
    sums: typed ?? {},
  };
}
