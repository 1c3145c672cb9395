import { NO_PROFILE, PROFILES } from '../src/billing/import/profiles';
import { IMPORTED_NAMES, type ImportedName } from '../src/billing/import/profiles/profile';
import { READING_CHOICES, type Reading } from '../src/billing/import/read-file';
import { isImported } from '../src/panel/routes/import/perform';
import { readOptions } from './read-options';
import { failWithUsage } from './usage-error';

/** The programs whose exports are known, and the word for another one. */
export const PROGRAMS: readonly string[] = [...PROFILES.map(({ id }) => id), NO_PROFILE];
export const isProgram = (profile: string): boolean => PROGRAMS.includes(profile);

const LISTS = IMPORTED_NAMES.join(', ');

const USAGE = `Usage: npm run -s manage -- import --business "Acme" --list invoices --file invoices.xlsx [options]

  --business       the name of the business, or its id
  --list           ${LISTS}
  --file           a CSV, .xlsx or .ods file
  --profile        the program that has made the file: ${PROFILES.map(({ id }) => id).join(', ')}; ${NO_PROFILE} for another;
                   or the name of a profile that the business has saved
  --sheet          the name of the sheet of a workbook; without it, the first that holds a table
  --column         "Name of the column=field", or "Name of the column=" for none; several times for several columns
  --decimal        point or comma: the mark before the decimals
  --dates          dmy or mdy: the part of 03/04/2026 that comes first
  --sum            EUR=11900.00: what the invoices come to in the other program, where the file has no totals
  --new-customers  makes the customers of invoices that are missing
  --good           imports the rows without problems and leaves out the others
  --dry-run        only says what the import would do

Exit code 0: all rows are in, or would be. 1: the file is refused, or some rows are left out. 2: wrong arguments.`;

export interface ImportOptions {
  business: string;
  list: ImportedName;
  file: string;
  reading: Partial<Reading>;
  /** The field of a column, by its name; null for none. */
  columns: ReadonlyMap<string, string | null>;
  sums: Readonly<Record<string, string>>;
  makesCustomers: boolean;
  store: false | 'all' | 'good';
}

const NAMES = ['business', 'list', 'file', 'profile', 'sheet', 'decimal', 'dates'] as const;
const FLAGS = ['new-customers', 'good', 'dry-run'] as const;
const LISTED = ['column', 'sum'] as const;
const MARKS = { point: '.', comma: ',' } as const;

type Values = Partial<Record<(typeof NAMES)[number], string>>;

/** The part before the last sign of equality, and the part after it. */
function pairOf(option: string, text: string, problems: string[]): [string, string] {
  const at = text.lastIndexOf('=');
  if (at <= 0) problems.push(`--${option} must be such as "name=value", not "${text}".`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** How the file is read, as far as the options say it. */
function readingOf({ profile, sheet, decimal, dates }: Values, problems: string[]) {
  const reading: Partial<Reading> = {};
  if (sheet !== undefined) reading.sheet = sheet;
  if (profile !== undefined) reading.profile = profile;
  if (decimal === 'point' || decimal === 'comma') reading.decimal = MARKS[decimal];
  else if (decimal !== undefined) problems.push('--decimal must be point or comma.');
  const order = READING_CHOICES.dates.find((one) => one === dates);
  if (order) reading.dates = order;
  else if (dates !== undefined) problems.push('--dates must be dmy or mdy.');
  return reading;
}

/** Reads the options, and ends with all that is wrong with them. */
export function importOptions(args: string[]): ImportOptions {
  const values = readOptions(args, NAMES, USAGE, FLAGS, LISTED);
  const problems: string[] = [];
  const { business = '', list = '', file = '', column = [], sum = [] } = values;
  if (business.trim() === '') problems.push('--business is required.');
  if (!isImported(list)) problems.push(`--list must be one of ${LISTS}.`);
  if (file === '') problems.push('--file is required.');
  const reading = readingOf(values, problems);
  const columns = column.map((text) => pairOf('column', text, problems));
  const sums = sum.map((text) => pairOf('sum', text, problems));
  if (problems.length > 0 || !isImported(list)) return failWithUsage(USAGE, problems);
  const good = values.good ? 'good' : 'all';
  return {
    business: business.trim(),
    list,
    file,
    reading,
    columns: new Map(columns.map(([name, field]) => [name, field === '' ? null : field])),
    sums: Object.fromEntries(sums),
    makesCustomers: values['new-customers'] ?? false,
    store: values['dry-run'] ? false : good,
  };
}
