import type { DecimalMark } from './cells';
import type { DayOrder } from './dates';
import type { Encoding } from './decode';
import { FREEAGENT } from './profiles/freeagent';
import { FRESHBOOKS } from './profiles/freshbooks';
import { INVOICE_NINJA } from './profiles/invoice-ninja';
import { LEXWARE_OFFICE } from './profiles/lexware-office';
import { OWN_EXPORT } from './profiles/own-export';
import type { ExportTable, ImportedName, Profile } from './profiles/profile';
import { QUICKBOOKS } from './profiles/quickbooks';
import { SEVDESK } from './profiles/sevdesk';
import { STRIPE } from './profiles/stripe';
import { WAVE } from './profiles/wave';
import { XERO } from './profiles/xero';
import { ZOHO } from './profiles/zoho';
import type { Separator } from './read-table';
import { columnWords, plainWord, REASON_COLUMNS } from './words';

export const PROFILES: readonly Profile[] = [
  OWN_EXPORT,
  FREEAGENT,
  FRESHBOOKS,
  INVOICE_NINJA,
  LEXWARE_OFFICE,
  QUICKBOOKS,
  SEVDESK,
  STRIPE,
  WAVE,
  XERO,
  ZOHO,
];

/** Stands for a file of another program. */
export const NO_PROFILE = 'none';

/** How somebody had files of a program read, as far as they said it. */
export interface ProfileReading {
  encoding?: Encoding;
  separator?: Separator;
  sheet?: string;
  header?: number;
  decimal?: DecimalMark;
  dates?: DayOrder;
}

/** The exports of a program for one list. */
export interface ListProfile {
  id: string;
  name: string;
  tables: readonly ExportTable[];
  /** Only a profile that the business has saved has one. */
  reading?: ProfileReading;
}

export const profilesOf = (list: ImportedName): ListProfile[] =>
  PROFILES.flatMap(({ id, name, exports: { [list]: tables } }) =>
    tables ? [{ id, name, tables }] : [],
  );

const REASONS = new Set(REASON_COLUMNS.map(plainWord));

/** The words of columns that show an export: not the reasons for rows that an import left out. */
export const showingWords = (columns: readonly string[]): string[] =>
  columnWords(columns).filter((word) => !REASONS.has(word));

/** How many of the columns that show an export a file has. */
const known = ({ shownBy }: ExportTable, words: ReadonlySet<string>): number =>
  shownBy.filter((column) => words.has(plainWord(column))).length;

/** The program whose export a file is by its columns: the one that most of them show. */
export function findProfile(
  columns: readonly string[],
  profiles: readonly ListProfile[],
): ListProfile | undefined {
  const words = new Set(showingWords(columns));
  const isShown = (table: ExportTable): boolean =>
    known(table, words) === table.shownBy.length &&
    (!table.isWhole || words.size === table.shownBy.length);
  const shown = profiles.flatMap((profile) =>
    profile.tables.filter(isShown).map(({ shownBy }) => ({ profile, count: shownBy.length })),
  );
  const [best] = shown.sort((one, other) => other.count - one.count);
  return best?.profile;
}

/** The field of each column in an export of a program. Each field is filled once. */
export function profileMapping(
  columns: readonly string[],
  { tables }: ListProfile,
  isField: (name: string) => boolean,
): (string | null)[] {
  const words = new Set(columnWords(columns));
  const [table] = [...tables].sort((one, other) => known(other, words) - known(one, words));
  const fills = new Map(
    Object.entries(table?.fills ?? {}).map(([column, field]) => [plainWord(column), field]),
  );
  const taken = new Set<string>();
  return [...words].map((word) => {
    const field = fills.get(word);
    if (field === undefined || taken.has(field) || !isField(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Whether an export has a column of this name. */
export const mayNameIn = (profiles: readonly ListProfile[]): ((column: string) => boolean) => {
  const names = new Set(
    profiles.flatMap(({ tables }) =>
      tables.flatMap(({ shownBy, fills }) => [...shownBy, ...Object.keys(fills)].map(plainWord)),
    ),
  );
  return (column) => names.has(plainWord(column));
};
