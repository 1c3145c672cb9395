import { creditNoteView, type PrintedCreditNote } from '../../../../src/pdf/stored/credit-note';
import { viewOf } from '../../../../src/pdf/stored/view';
import { business, customer, line } from './stored-documents';

const NOTE: PrintedCreditNote = {
  number: 'CN-00003',
  issue_date: '2026-03-20',
  invoice_number: 'INV-00007',
  invoice_date: '2026-03-02',
  reason: 'return',
  currency: 'EUR',
  notes: 'Returned on 18 March.',
  template_type: 'classic',
  template_version: 1,
  status: 'issued',
  subtotal: '200',
  total: '238',
  applied_amount: '100',
  refunded_amount: '38.5',
  customer,
  lines: [line({ tax_rate: '19', tax_amount: '38', amount: '238' })],
};

const PAID_TO = { ...business, iban: 'DE89370400440532013000', bic: 'COBADEFF' };
const print = (more: Partial<PrintedCreditNote> = {}) =>
  creditNoteView({ ...NOTE, ...more }, PAID_TO);
const totalsOf = (more?: Partial<PrintedCreditNote>) =>
  print(more).totals.map(({ label, value }) => [label, value]);

test('it names the invoice and the reason, and has neither a due date nor an account', () => {
  const { heading, title, number, facts, recipients, remarks, stamp, mark } = print();
  expect([heading, title, number]).toEqual(['CREDIT NOTE', 'CREDIT NOTE CN-00003', 'CN-00003']);
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    ['Date', '20 March 2026'],
    ['Invoice', 'INV-00007'],
    ['Invoice Date', '2 March 2026'],
    ['Reason', 'Return'],
  ]);
  expect(recipients).toEqual([
    { label: 'Credit To', name: 'Buyer', lines: ['CA', 'b@example.com'] },
  ]);
  expect(remarks).toEqual([{ label: 'Notes', value: 'Returned on 18 March.' }]);
  expect([stamp, mark]).toEqual([undefined, undefined]);
});

test.each([
  ['return', 'Return'],
  ['price', 'Price reduction'],
  ['duplicate', 'Duplicate invoice'],
  ['order_change', 'Order change'],
  ['other', 'Other'],
] as const)('the reason %s is printed as %s', (reason, word) => {
  expect(print({ reason }).facts).toContainEqual({ label: 'Reason', value: word });
});

test('without a reason and the date of the invoice, these are left out', () => {
  const { facts } = print({ reason: null, invoice_date: null });
  expect(facts.map(({ label }) => label)).toEqual(['Date', 'Invoice']);
});

test('lines and totals are positive, and below them stands where the amount went', () => {
  expect(print().lines[0]).toMatchObject({ quantity: '2', rate: '€100.00', amount: '€200.00' });
  expect(totalsOf()).toEqual([
    ['Subtotal', '€200.00'],
    ['Tax (19%)', '€38.00'],
    ['Total', '€238.00'],
    ['Applied to Invoice', '−€100.00'],
    ['Refunded', '−€38.50'],
    ['Refund Due', '€99.50'],
  ]);
  expect(print().due).toMatchObject({ label: 'Refund Due', value: '€99.50' });
});

test('what is 0 is left out, and the total is then the amount to look for', () => {
  const applied = { applied_amount: '238.000000', refunded_amount: '0.000000' };
  expect(totalsOf(applied).slice(2)).toEqual([
    ['Total', '€238.00'],
    ['Applied to Invoice', '−€238.00'],
  ]);
  expect(print(applied).due).toEqual({ label: 'Total', value: '€238.00' });
  const refunded = { applied_amount: '0', refunded_amount: '238' };
  expect(totalsOf(refunded).slice(2)).toEqual([
    ['Total', '€238.00'],
    ['Refunded', '−€238.00'],
  ]);
});

test('a stored document of unknown kind is recognised by its fields', () => {
  expect(viewOf(NOTE, PAID_TO, {})).toEqual(print());
});

test('several rates have a tax summary', () => {
  const lines = [...NOTE.lines, line({ tax_category: 'E' })];
  expect(print({ lines }).taxSummary?.rows.map(({ rate }) => rate)).toEqual([
    '19%',
    '0% (E) Exempt from tax',
  ]);
});
