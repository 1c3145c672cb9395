import type { StoredInvoice } from '../../../../src/billing/document';
import { invoiceView, quotationView } from '../../../../src/pdf/stored/view';
import { moneyPrinter } from '../../../../src/domain/print-money';

const line = (more: object = {}) => ({
  line_id: 'l1',
  product_id: null,
  unit_code: 'C62',
  tax_category: null,
  tax_exemption_reason: null,
  discount_rate: '0',
  description: 'Work',
  quantity: '2',
  unit_price: '100',
  tax_rate: '0',
  tax_amount: '0',
  amount: '200',
  ...more,
});

const party = {
  name: '',
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  country: null,
  postal_code: null,
  tax_id: null,
  vat_id: null,
  country_code: null,
};
const business = {
  ...party,
  name: 'Acme',
  address: '1 Road\nSuite 2',
  city: 'Town',
  postal_code: '123',
  tax_id: 'X1',
  logo_url: null,
  iban: null,
  bic: null,
};
const times = { created_at: '2026-01-02T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' };
const customer = {
  ...{
    ...party,
    ...times,
    row_id: 1,
    id: 'c1',
    notes: null,
    buyer_reference: null,
    language: null,
  },
  ...{ name: 'Buyer', email: 'b@example.com', state: 'CA' },
};

const document = {
  ...times,
  row_id: 1,
  id: 'i1',
  customer_id: customer.id,
  number: 'INV-00007',
  issue_date: '2026-01-02',
  deadline: null,
  currency: 'EUR',
  notes: null,
  terms: 'Net 30',
  template_type: 'classic' as const,
  subtotal: '300',
  tax_amount: '25',
  total: '325',
  tax_rounding: 'line' as const,
  customer,
};

const lines = [
  line({ tax_rate: '10', tax_amount: '20', amount: '220' }),
  line({ quantity: '1', tax_rate: '5', tax_amount: '5', amount: '105' }),
];

const invoice = {
  ...document,
  status: 'sent' as const,
  delivery_date: null,
  order_reference: null,
  amount_paid: '0',
  amount_paid_before: '0',
  lines,
};
const print = (more: Partial<StoredInvoice> = {}) => invoiceView({ ...invoice, ...more }, business);

test('lines are net and add up to the subtotal, tax follows by rate', () => {
  const view = print();
  expect(view.columns.map(({ label }) => label)).toEqual([
    'Item',
    'Quantity',
    'Rate',
    'Tax',
    'Net amount',
  ]);
  expect(view.lines.map(({ tax, amount }) => [tax, amount])).toEqual([
    ['10%', '€200.00'],
    ['5%', '€100.00'],
  ]);
  expect(view.totals.map(({ label, value }) => [label, value])).toEqual([
    ['Subtotal', '€300.00'],
    ['Tax (10%)', '€20.00'],
    ['Tax (5%)', '€5.00'],
    ['Total', '€325.00'],
    ['Balance Due', '€325.00'],
  ]);
});

test('without tax there is no tax column', () => {
  const view = print({ lines: [line()] });
  expect(view.columns.map(({ key }) => key)).toEqual(['item', 'quantity', 'rate', 'amount']);
});

test('parties are printed as an address', () => {
  const { sender, recipients } = print();
  expect(sender).toEqual({ name: 'Acme', lines: ['1 Road', 'Suite 2', 'Town, 123', 'Tax ID: X1'] });
  expect(recipients).toEqual([{ label: 'Bill To', name: 'Buyer', lines: ['CA', 'b@example.com'] }]);
});

test.each([
  ['draft', undefined],
  ['sent', undefined],
  ['paid', 'PAID'],
  ['overdue', 'OVERDUE'],
  ['cancelled', 'CANCELLED'],
] as const)('an invoice that is %s is stamped %s', (status, text) => {
  expect(print({ status }).stamp?.text).toBe(text);
});

test.each([
  ['draft', 'DRAFT'],
  ['sent', undefined],
  ['paid', undefined],
  ['overdue', undefined],
  ['cancelled', undefined],
] as const)('an invoice that is %s is marked %s', (status, mark) => {
  expect(print({ status }).mark).toBe(mark);
});

test('a cancelled invoice shows its status in the place of a balance, and no account', () => {
  const paid = { ...business, iban: 'DE89370400440532013000', bic: 'COBADEFF' };
  const view = (status: 'sent' | 'cancelled') => invoiceView({ ...invoice, status }, paid);
  expect(view('sent').remarks.map(({ label }) => label)).toEqual(['Bank Details', 'Terms']);
  const { due, totals, remarks } = view('cancelled');
  expect(due).toEqual({ label: 'Status', value: 'CANCELLED' });
  expect(totals.map(({ label }) => label)).toEqual(['Subtotal', 'Tax (10%)', 'Tax (5%)', 'Total']);
  expect(remarks.map(({ label }) => label)).toEqual(['Terms']);
});

test('the bank account is in the name that is printed', () => {
  const account = (details: object) =>
    invoiceView(invoice, { ...business, ...details }).remarks.find(
      ({ label }) => label === 'Bank Details',
    )?.value;
  expect(account({ iban: 'DE89370400440532013000', bic: 'COBADEFF' })).toBe(
    'Account holder: Acme\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFF',
  );
  expect(account({ iban: 'NO9386011117947' })).toBe(
    'Account holder: Acme\nIBAN: NO93 8601 1117 947',
  );
  expect(account({})).toBeUndefined();
});

test('the amount paid is subtracted from the balance', () => {
  const view = print({ amount_paid: '100.5' });
  expect(view.totals.slice(-2).map(({ value }) => value)).toEqual(['-€100.50', '€224.50']);
  expect(view.due).toEqual(expect.objectContaining({ label: 'Balance Due', value: '€224.50' }));
});

test('each reason for no tax is printed once, above the notes', () => {
  const reasons = ['Reverse charge', null, 'Reverse charge', 'Export'];
  const view = print({
    notes: 'Thanks',
    terms: null,
    lines: reasons.map((tax_exemption_reason) => line({ tax_exemption_reason })),
  });
  expect(view.remarks.map(({ label, value }) => [label, value])).toEqual([
    ['Tax', 'Reverse charge\nExport'],
    ['Notes', 'Thanks'],
  ]);
});

test('a quotation shows discount and validity, and closes with its total', () => {
  const quotation = {
    ...document,
    status: 'sent' as const,
    number: 'QT-00001',
    deadline: '2026-02-01',
    lines: [line({ discount_rate: '20', amount: '160' })],
  };
  const view = quotationView(quotation, business);
  expect(view.heading).toBe('QUOTATION');
  expect(view.lines[0]).toMatchObject({ discount: '20%', amount: '€160.00' });
  expect(view.facts.at(-1)).toEqual({ label: 'Valid Until', value: '2026-02-01' });
  expect(view.totals.at(-1)).toMatchObject({ kind: 'total', value: '€325.00' });
  expect(view.template).toBe('classic');
});

test('no digit of an amount is lost', () => {
  const prices = ['123456789012.123456', '999999999999.999999'];
  const exact = prices.map((unit_price) => line({ quantity: '0.000001', unit_price }));
  const view = print({ total: '9999999999999.990000', lines: exact });
  expect(view.lines.map(({ rate }) => rate)).toEqual([
    '€123,456,789,012.123456',
    '€999,999,999,999.999999',
  ]);
  expect(view.due.value).toBe('€9,999,999,999,999.99');
});

test('rates that differ only in trailing zeros are one', () => {
  const taxed = ['10', '10.0000'].map((tax_rate) => line({ tax_rate, tax_amount: '0.1' }));
  const view = print({ lines: [...taxed, line({ tax_rate: '0.0000' })] });
  expect(view.totals.map(({ label, value }) => `${label} ${value}`)).toContain('Tax (10%) €0.20');
  expect(view.totals).toHaveLength(4);
});

test.each([
  ['USD', '1234.5', '$1,234.50'],
  ['JPY', '1200', '¥1,200'],
  ['KWD', '1.25', 'KWD 1.250'],
  ['IQD', '1', 'IQD 1.000'],
  ['INR', '100000', '₹100,000.00'],
  ['EUR', '-3', '-€3.00'],
])('%s %s is printed %s', (currency, value, printed) => {
  expect(moneyPrinter(currency)(value)).toBe(printed);
});
