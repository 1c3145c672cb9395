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
import { plainWord } from './words';

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

/** The exports of a program for one list. */
export interface ListProfile {
  id: string;
  name: string;
  tables: readonly ExportTable[];
}

export const profilesOf = (list: ImportedName): ListProfile[] =>
  PROFILES.flatMap(({ id, name, exports: { [list]: tables } }) =>
    tables ? [{ id, name, tables }] : [],
  );

/** How many of the columns that show an export a file has. */
const known = ({ shownBy }: ExportTable, words: ReadonlySet<string>): number =>
  shownBy.filter((column) => words.has(plainWord(column))).length;

/** The program whose export a file is by its columns: the one that most of them show. */
export function findProfile(
  columns: readonly string[],
  profiles: readonly ListProfile[],
): ListProfile | undefined {
  const words = new Set(columns.map(plainWord));
  const shown = profiles.flatMap((profile) =>
    profile.tables
      .filter((table) => known(table, words) === table.shownBy.length)
      .map(({ shownBy }) => ({ profile, count: shownBy.length })),
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
  const words = new Set(columns.map(plainWord));
  const [table] = [...tables].sort((one, other) => known(other, words) - known(one, words));
  const fills = new Map(
    Object.entries(table?.fills ?? {}).map(([column, field]) => [plainWord(column), field]),
  );
  const taken = new Set<string>();
  return columns.map((column) => {
    const field = fills.get(plainWord(column));
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
