import { columnWord } from '../../messages/columns';
import { LONGEST_VALUE } from './cells';
import type { ImportField } from './fields';
import { inTurns } from './in-turns';
import type { Table } from './read-table';
import type { Held } from './shown';
import { plainWord } from './words';

/** Stands in a mapping for a column of which nobody has said yet what it holds. */
export const ASKED = '?';

export type Mapping = readonly (string | null)[];

type Means = (field: ImportField, column: string) => boolean;

/** Its own name, and what the panel calls it in English. */
const namesOf = ({ name, label }: ImportField): string[] =>
  [name, label ?? columnWord('en', name)].map(plainWord);

const isNamed: Means = (field, column) =>
  namesOf(field).includes(column) && !field.unsure?.also.includes(column);
const isNamedElsewhere: Means = ({ also }, column) => also.includes(column);

/** Whether a field may have this name. */
export const mayName = (fields: readonly ImportField[]): ((column: string) => boolean) => {
  const names = new Set(
    fields.flatMap((field) => [...namesOf(field), ...field.also, ...(field.unsure?.also ?? [])]),
  );
  names.delete('');
  return (column) => column.length <= LONGEST_VALUE && names.has(plainWord(column));
};

/** `province/state` is a name twice. A number needs a name that says what it is. */
const isNamedInParts: Means = (field, column) =>
  (field.type === 'text' || field.type === 'country') &&
  column
    .split('/')
    .some((one) => isNamed(field, plainWord(one)) || isNamedElsewhere(field, plainWord(one)));

/** The fields that a column with this name may fill beside the filled ones. */
export const possibleFields = (
  column: string,
  mapping: Mapping,
  fields: readonly ImportField[],
): ImportField[] =>
  fields.filter(
    ({ name, unsure }) =>
      unsure?.also.includes(plainWord(column)) &&
      ![name, ...(unsure.without ?? [])].some((one) => mapping.includes(one)),
  );

async function everyCell(
  { rows }: Pick<Table, 'rows'>,
  at: number,
  passes: (cell: string) => boolean,
): Promise<boolean> {
  for await (const row of inTurns(rows)) {
    const cell = (row[at] ?? '').trim();
    if (cell !== '' && (cell.length > LONGEST_VALUE || !passes(cell))) return false;
  }
  return true;
}

/** Decides about the columns with unsure names, those with the fewest possible fields first. */
async function guessUnsure(
  table: Pick<Table, 'rows' | 'columns'>,
  fields: readonly ImportField[],
  known: Mapping,
): Promise<(string | null)[]> {
  const mapping = [...known];
  const possible = (at: number) => possibleFields(table.columns[at] ?? '', mapping, fields);
  const open = table.columns.flatMap((_name, at) => (mapping[at] === null ? [at] : []));
  for (const at of open.sort((one, other) => possible(one).length - possible(other).length)) {
    const held: Held = {
      name: plainWord(table.columns[at] ?? ''),
      every: (passes) => everyCell(table, at, passes),
      everyOf: async (field, passes) => {
        const isAsked = (name: string | null, place: number) =>
          name === ASKED && possible(place).some((one) => one.name === field);
        return !mapping.some(isAsked) && everyCell(table, mapping.indexOf(field), passes);
      },
    };
    for (const { name, unsure } of possible(at)) {
      mapping[at] = ASKED;
      if (!(await unsure?.shown(held))) continue;
      mapping[at] = name;
      break;
    }
  }
  return mapping;
}

/** The field that each column most likely fills; null for none. No field is filled twice. */
export async function guessMapping(
  table: Pick<Table, 'rows' | 'columns'>,
  fields: readonly ImportField[],
): Promise<(string | null)[]> {
  const taken = new Set<string>();
  const words = table.columns.map(plainWord);
  const guess = (mapping: Mapping, means: Means) =>
    mapping.map((known, at) => {
      const column = means === isNamedInParts ? table.columns[at] : words[at];
      const isFree = (field: ImportField) =>
        !taken.has(field.name) &&
        (field.beside === undefined || words.includes(plainWord(field.beside))) &&
        means(field, column ?? '');
      const found = known === null ? fields.find(isFree) : undefined;
      if (found) taken.add(found.name);
      return known ?? found?.name ?? null;
    });
  const none = table.columns.map(() => null);
  const sure = [isNamed, isNamedElsewhere, isNamedInParts].reduce<(string | null)[]>(guess, none);
  return guessUnsure(table, fields, sure);
}
