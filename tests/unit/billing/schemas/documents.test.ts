import { INVOICE_CREATE } from '../../../../src/billing/schemas/invoice';
import { QUOTATION_CREATE } from '../../../../src/billing/schemas/quotation';
import { problemsOf } from './problems-of';

const BODY = {
  customer_id: '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab',
  items: [{ description: 'Work', quantity: 1, unit_price: 10 }],
};
const REQUIRED = 'is required';
const NO_UUID = 'must be a UUID';
const NO_LINES = 'must be an array of lines';
const NO_CODE = 'must be an ISO 4217 currency code such as USD';
const NO_DAY = 'must be a calendar date in the form YYYY-MM-DD';
const NO_TEXT = 'must be a string';
const NUL = 'must not contain the NUL character';
const LONG = 'must be at most 10,000 characters long';
const LONG_NUMBER = 'must be at most 255 characters long';
const NO_TEMPLATE = 'must be one of modern, classic, minimal';
const OF_INVOICE = 'must be one of draft, sent, paid, overdue, cancelled';
const OF_QUOTATION = 'must be one of draft, sent, accepted, rejected, expired, converted';

type Case = [field: string, value: unknown, problem: string];

const BOTH: Case[] = [
  ['customer_id', undefined, REQUIRED],
  ['customer_id', null, REQUIRED],
  ['customer_id', 'x', NO_UUID],
  ['customer_id', 7, NO_UUID],
  ['customer_id', [], NO_UUID],
  ['items', undefined, REQUIRED],
  ['items', null, REQUIRED],
  ['items', [], 'must have at least one line'],
  ['items', {}, NO_LINES],
  ['items', 'x', NO_LINES],
  ['currency', 'ABC', NO_CODE],
  ['currency', '$', NO_CODE],
  ['currency', 840, NO_CODE],
  ['currency', '', NO_CODE],
  ['currency', 'DEM', NO_CODE],
  ['issue_date', '2026-02-30', NO_DAY],
  ['issue_date', '2025-02-29', NO_DAY],
  ['issue_date', '2026-01-01T00:00:00Z', NO_DAY],
  ['issue_date', 20260101, NO_DAY],
  ['issue_date', '', NO_DAY],
  ['notes', 7, NO_TEXT],
  ['notes', 'x'.repeat(10_001), LONG],
  ['notes', 'a\u0000b', NUL],
  ['terms', ['x'], NO_TEXT],
  ['terms', 'x'.repeat(10_001), LONG],
  ['terms', '\u0000', NUL],
  ['template_type', 'fancy', NO_TEMPLATE],
  ['template_type', '', NO_TEMPLATE],
];

const INVOICES: Case[] = [
  ['status', 'open', OF_INVOICE],
  ['status', 'DRAFT', OF_INVOICE],
  ['status', 1, OF_INVOICE],
  ['due_date', '2026-04-31', NO_DAY],
  ['due_date', 'soon', NO_DAY],
  ['delivery_date', '2026-02-30', NO_DAY],
  ['delivery_date', '', NO_DAY],
  ['delivery_date', 20260101, NO_DAY],
  ['order_reference', 7, NO_TEXT],
  ['order_reference', 'x'.repeat(256), LONG_NUMBER],
  ['order_reference', 'a\u0000', NUL],
  ['invoice_number', 7, NO_TEXT],
  ['invoice_number', 'x'.repeat(256), LONG_NUMBER],
  ['invoice_number', 'a\u0000', NUL],
  ['amount_paid', '1', 'must be a number'],
  ['amount_paid', -0.01, 'must be at least 0'],
];

const QUOTATIONS: Case[] = [
  ['status', 'open', OF_QUOTATION],
  ['status', 'paid', OF_QUOTATION],
  ['valid_until', '2026-04-31', NO_DAY],
  ['valid_until', 20260101, NO_DAY],
  ['quotation_number', 7, NO_TEXT],
  ['quotation_number', 'x'.repeat(256), LONG_NUMBER],
];

test.each([...BOTH, ...INVOICES])('of an invoice, %s %j %s', (field, value, problem) => {
  expect(problemsOf(INVOICE_CREATE, { ...BODY, [field]: value })).toEqual([[`/${field}`, problem]]);
});

test.each([...BOTH, ...QUOTATIONS])('of a quotation, %s %j %s', (field, value, problem) => {
  const problems = problemsOf(QUOTATION_CREATE, { ...BODY, [field]: value });
  expect(problems).toEqual([[`/${field}`, problem]]);
});
