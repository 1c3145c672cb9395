import { PERIOD_BOUNDS } from '../../../../src/domain/service-period';
import {
  apiName,
  columnName,
  CREDITED,
  fieldsOf,
  patchedFields,
  STATED_NAMES,
  type DocumentField,
} from '../../../../src/domain/fields/documents';

const KINDS = ['invoice', 'quotation', 'credit_note'] as const;
type Kind = (typeof KINDS)[number];

const names = (fields: readonly DocumentField[]) => fields.map(({ name }) => name);

function fieldOf(kind: Kind, name: string): DocumentField {
  const field = fieldsOf(kind).find((one) => one.name === name);
  if (!field) throw new Error(`The kind ${kind} has no ${name}`);
  return field;
}

const SHARED = [
  'contract_reference',
  'project_reference',
  'sales_order_reference',
  'tender_reference',
  'buyer_reference',
];
const TEXTS = ['currency', 'notes', 'terms', 'template_type', 'metadata'];
const OPEN = ['deadline', 'status', 'notes', 'terms', 'metadata'];

test.each([
  [
    'invoice',
    [...OPEN, 'no_reminders'],
    [
      'delivery_date',
      ...PERIOD_BOUNDS,
      'order_reference',
      ...SHARED,
      'despatch_reference',
      'delivery_address',
      'e_invoice_treatment',
      'business_process',
    ],
  ],
  ['quotation', OPEN, [...SHARED, 'delivery_address']],
] as const)(
  'a PATCH changes of the kind %s at any time %s, and until the issue %s',
  (kind, open, locked) => {
    expect(names(patchedFields(kind, 'open'))).toEqual(open);
    expect(names(patchedFields(kind, 'locked'))).toEqual(locked);
  },
);

test('a credit note has these fields of its invoice', () => {
  expect(CREDITED).toEqual([
    'delivery_date',
    ...PERIOD_BOUNDS,
    'order_reference',
    ...SHARED,
    'despatch_reference',
    'delivery_address',
    'e_invoice_treatment',
    'business_process',
    'currency',
    'template_type',
    'tax_rounding',
  ]);
});

test.each([
  [
    'invoice',
    [
      'delivery_date',
      ...PERIOD_BOUNDS,
      'order_reference',
      ...SHARED,
      'despatch_reference',
      'delivery_address',
      'e_invoice_treatment',
      'business_process',
      'bank_account_id',
      ...TEXTS,
    ],
  ],
  ['quotation', [...SHARED, 'delivery_address', ...TEXTS]],
] as const)(
  'a request for the kind %s states these fields under their own names',
  (kind, expected) => {
    expect(STATED_NAMES[kind]).toEqual(expected);
  },
);

/** The kinds that have a field. Amounts of a settlement are of invoices alone. */
test.each([
  ['deadline', ['invoice', 'quotation']],
  ['delivery_date', ['invoice', 'credit_note']],
  ['order_reference', ['invoice', 'credit_note']],
  ['metadata', ['invoice', 'quotation']],
  ['handed_out_at', ['invoice', 'quotation']],
  ['amount_paid', ['invoice']],
  ['amount_paid_before', ['invoice']],
  ['amount_recorded', ['invoice']],
  ['amount_credited', ['invoice']],
  ['credit_total', ['invoice']],
  ['amount_refunded', ['invoice']],
  ['decided_by', ['quotation']],
  ['reason', ['credit_note']],
  ['applied_amount', ['credit_note']],
  ['refunded_amount', ['credit_note']],
  ['total', ['invoice', 'quotation', 'credit_note']],
  ['status', ['invoice', 'quotation', 'credit_note']],
])('the field %s belongs to %s', (name, kinds) => {
  expect(KINDS.filter((kind) => names(fieldsOf(kind)).includes(name as never))).toEqual(kinds);
});

test.each([
  ['invoice', 'number', 'invoice_number', 'invoice_number'],
  ['quotation', 'number', 'quotation_number', 'quotation_number'],
  ['credit_note', 'number', 'credit_note_number', 'credit_note_number'],
  ['invoice', 'deadline', 'due_date', 'due_date'],
  ['quotation', 'deadline', 'valid_until', 'valid_until'],
  ['invoice', 'status', 'status', 'state'],
  ['credit_note', 'total', 'total', 'total'],
] as const)(
  'of the kind %s, the API calls the field %s %s, and the table %s',
  (kind, name, api, column) => {
    expect(apiName(kind, fieldOf(kind, name))).toBe(api);
    expect(columnName(kind, fieldOf(kind, name))).toBe(column);
  },
);
