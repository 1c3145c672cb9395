import { oneOf, optional, DOCS, text, withDefault } from '../../validation/fields';
import { PAGING } from '../../validation/paging';
import { ACCEPTED } from './list-values';
import { metadataFilter } from './metadata';

/**
 * The forms of a field's parameters. `bounds` are of amounts, `range` of days, `period` of the one day that a list is
 * about; both ends count.
 */
type Form = 'equal' | 'range' | 'period' | 'bounds' | 'since' | 'pairs';

/** A field by which a list is filtered or sorted. */
export interface ListField {
  /** The column of the table, where its name differs. */
  column?: string;
  type: keyof typeof ACCEPTED | 'json';
  filter?: Form;
  sorted?: true;
  /** No record is without it, so no order needs a place for empty values. */
  always?: true;
  /** An index finds the records of a filter by it. */
  indexed?: true;
}

export type ListFields = Readonly<Record<string, ListField>>;

const OF_RECORDS = {
  created_at: { type: 'time', sorted: true, always: true },
  updated_at: { type: 'time', sorted: true, always: true, indexed: true, filter: 'since' },
} as const satisfies ListFields;

const OF_DOCUMENTS = {
  ...OF_RECORDS,
  issue_date: { type: 'date', sorted: true, always: true, indexed: true, filter: 'range' },
  total: { type: 'decimal', sorted: true, filter: 'bounds' },
  currency: { type: 'currency', filter: 'equal' },
} as const satisfies ListFields;

const BY_PAIRS = {
  metadata: { type: 'json', filter: 'pairs', indexed: true },
} as const satisfies ListFields;

const NAMED = {
  ...OF_RECORDS,
  name: { type: 'text', sorted: true },
  ...BY_PAIRS,
} as const satisfies ListFields;

const OF_MONEY = {
  ...OF_RECORDS,
  amount: { type: 'decimal', sorted: true, always: true },
} as const satisfies ListFields;
const DAY = { type: 'date', sorted: true, always: true, filter: 'period' } as const;

/** An entry makes a field filterable and sortable: in requests, in OpenAPI, in lists and in exports. */
export const LIST_FIELDS = {
  invoice: {
    ...OF_DOCUMENTS,
    due_date: { type: 'date', sorted: true, filter: 'range' },
    number: { type: 'text', column: 'invoice_number', sorted: true },
    recurring_invoice_id: { type: 'uuid', filter: 'equal', indexed: true },
    ...BY_PAIRS,
  },
  quotation: {
    ...OF_DOCUMENTS,
    valid_until: { type: 'date', sorted: true, filter: 'range' },
    number: { type: 'text', column: 'quotation_number', sorted: true },
    ...BY_PAIRS,
  },
  credit_note: {
    ...OF_DOCUMENTS,
    number: { type: 'text', column: 'credit_note_number', sorted: true },
  },
  customer: NAMED,
  product: NAMED,
  recurring_invoice: { ...NAMED, next_date: { type: 'date', sorted: true } },
  payment: { ...OF_MONEY, paid_on: DAY, ...BY_PAIRS },
  refund: { ...OF_MONEY, refunded_on: DAY },
  bank_statement: OF_RECORDS,
  bank_transaction: {
    ...OF_RECORDS,
    booked_on: DAY,
    amount: { type: 'signed', sorted: true, always: true, filter: 'bounds' },
  },
  event: { created_at: OF_RECORDS.created_at },
} as const satisfies Readonly<Record<string, ListFields>>;

export type ListedKind = keyof typeof LIST_FIELDS;

type NamesOf<Field extends string, F> = F extends 'equal' | 'pairs'
  ? Field
  : F extends 'range'
    ? `${Field}_${'from' | 'to'}`
    : F extends 'period'
      ? 'from' | 'to'
      : F extends 'bounds'
        ? `${'min' | 'max'}_${Field}`
        : Field extends `${infer Begin}_at`
          ? `${Begin}_since`
          : never;

type ParameterOf<Fields extends ListFields> = {
  [Field in keyof Fields & string]: Fields[Field] extends { filter: infer F }
    ? NamesOf<Field, F>
    : never;
}[keyof Fields & string];

interface Comparison {
  /** The name of the parameter. */
  name: string;
  operator: '=' | '>=' | '<=' | '@>';
  says: string;
}

const COMPARISONS: Readonly<Record<Form, (field: string) => readonly Comparison[]>> = {
  equal: (field) => [{ name: field, operator: '=', says: `With this ${field}.` }],
  range: (field) => [
    { name: `${field}_from`, operator: '>=', says: `\`${field}\` is this day or later.` },
    { name: `${field}_to`, operator: '<=', says: `\`${field}\` is this day or earlier.` },
  ],
  period: (field) => [
    { name: 'from', operator: '>=', says: `\`${field}\` is this day or later.` },
    { name: 'to', operator: '<=', says: `\`${field}\` is this day or earlier.` },
  ],
  bounds: (field) => [
    { name: `min_${field}`, operator: '>=', says: `\`${field}\` is at least this.` },
    { name: `max_${field}`, operator: '<=', says: `\`${field}\` is at most this.` },
  ],
  since: (field) => [
    {
      name: field.replace(/_at$/, '_since'),
      operator: '>=',
      says: `\`${field}\` is this moment or later, ISO 8601 with a time zone.`,
    },
  ],
  pairs: (field) => [
    {
      name: field,
      operator: '@>',
      says: `\`${field}[region]=north\`: \`${field}\` has the key \`region\` with this very value. Several must all match.`,
    },
  ],
};

/** A parameter of a list, and the column that it is compared with. */
export interface ListParameter extends Comparison {
  column: string;
  type: ListField['type'];
  isIndexed: boolean;
}

function parametersIn(fields: ListFields): ListParameter[] {
  return Object.entries(fields).flatMap(([name, { type, column = name, filter, indexed }]) => {
    const field = { type, column, isIndexed: indexed === true };
    return filter ? COMPARISONS[filter](name).map((one) => ({ ...one, ...field })) : [];
  });
}

/** The parameters of each kind of records. */
export const LIST_PARAMETERS = {
  invoice: parametersIn(LIST_FIELDS.invoice),
  quotation: parametersIn(LIST_FIELDS.quotation),
  credit_note: parametersIn(LIST_FIELDS.credit_note),
  customer: parametersIn(LIST_FIELDS.customer),
  product: parametersIn(LIST_FIELDS.product),
  recurring_invoice: parametersIn(LIST_FIELDS.recurring_invoice),
  payment: parametersIn(LIST_FIELDS.payment),
  refund: parametersIn(LIST_FIELDS.refund),
  bank_statement: parametersIn(LIST_FIELDS.bank_statement),
  bank_transaction: parametersIn(LIST_FIELDS.bank_transaction),
  event: parametersIn(LIST_FIELDS.event),
} as const satisfies Readonly<Record<ListedKind, readonly ListParameter[]>>;

const filterOf = ({ type, says }: ListParameter) =>
  type === 'json'
    ? metadataFilter(says)
    : optional(ACCEPTED[type].check, { ...ACCEPTED[type].doc, description: says });

/** The usual order. */
export const NEWEST = '-created_at';
/** The longest that we make: a text of 255 characters, sealed. */
const LONGEST_CURSOR = 2_000;

/** A parameter that takes a cursor; the empty one is the beginning. */
export const cursorField = (says: string) =>
  optional(text(LONGEST_CURSOR), { ...DOCS.text(says, LONGEST_CURSOR) });

/** Without one, the list has pages. */
const CURSOR = cursorField(
  'Empty to begin, then the `next_cursor` of the last answer, with the same filters and `sort`. `pagination` is then `{limit, next_cursor}`, and `page` is ignored.',
);

function sortOf(fields: ListFields) {
  const names = Object.keys(fields).filter((name) => fields[name]?.sorted);
  const sorts = [NEWEST, ...names, ...names.map((name) => `-${name}`)];
  const values = [...new Set(sorts)];
  return withDefault(oneOf(values), NEWEST, {
    ...DOCS.oneOf(values, '`-` is descending. Empty values come last.'),
    default: NEWEST,
  });
}

/** The parameters that all lists of a kind have: filters, `sort`, `cursor` and pages. */
export function listShape<Kind extends ListedKind>(kind: Kind) {
  const filters = LIST_PARAMETERS[kind].map((parameter) => [parameter.name, filterOf(parameter)]);
  return {
    ...(Object.fromEntries(filters) as Record<
      ParameterOf<(typeof LIST_FIELDS)[Kind]>,
      ReturnType<typeof filterOf>
    >),
    sort: sortOf(LIST_FIELDS[kind]),
    cursor: CURSOR,
    ...PAGING,
  };
}
