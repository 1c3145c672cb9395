import type { CustomField } from '../../../domain/custom-fields';
import type { ListChoice, ListColumn, ListShape } from '../../../panel/answers';
import type { ShownBusiness } from '../../requests/chosen-business';
import { fieldText } from '../../words/field-text';
import { filterSentences } from '../../words';
import { sumWord } from '../list-words';

/** The head of a column, or the name of a filter. A field that no form shows has its name as label. */
export function labelOf({ name, label }: ListColumn): string {
  if (label !== null && label !== name) return fieldText(label);
  const fields: Readonly<Record<string, string>> = filterSentences().fields;
  return fields[name] ?? sumWord(name).replaceAll('_', ' ');
}

/** The columns that an operator chooses from: the panel decides when a list names the business. */
export const choosable = ({ columns }: ListShape): ListColumn[] =>
  columns.filter(({ name, label }) => label !== null && name !== 'business');

export const namesOf = (shape: ListShape, { columns }: ListChoice): readonly string[] =>
  columns ?? shape.usual;

/** Where records of several businesses stand in a list, it names theirs, after the customer. */
function withBusiness(
  names: readonly string[],
  { chosen, businesses }: ShownBusiness,
): readonly string[] {
  const [first = '', ...rest] = names.filter((name) => name !== 'business');
  if (chosen !== null || businesses.length < 2) return [first, ...rest];
  const place = rest.indexOf('customer') + 1;
  return [first, ...rest.slice(0, place), 'business', ...rest.slice(place)];
}

interface Shown {
  shape: ListShape;
  choice: ListChoice;
  business: ShownBusiness;
  /** The custom fields of its one business. */
  fields: readonly CustomField[];
}

const pairColumn = ({ key, label }: CustomField): ListColumn => {
  return { name: `metadata.${key}`, label, type: 'pair', field: key, sort: null };
};

/** The columns of a list from left to right. Computed ones stand last, before those of custom fields. */
export function shownColumns({ shape, choice, business, fields }: Shown): ListColumn[] {
  const own = shape.columns.filter(({ label }) => label === null).map(({ name }) => name);
  const names = [...withBusiness(namesOf(shape, choice), business), ...own];
  const columns = names.flatMap((name) => shape.columns.find((one) => one.name === name) ?? []);
  const pairs = fields.filter(({ key }) => choice.custom_columns?.includes(key));
  return [...columns, ...pairs.map(pairColumn)];
}

/** Columns of amounts, whose digits stand below each other. */
export const isAmount = ({ type }: ListColumn): boolean => type === 'decimal';
