import { invoiceView, quotationView } from '../../../../src/pdf/stored/view';
import { moneyPrinter } from '../../../../src/domain/print-money';

const line = (more: object = {}) => ({
  description: 'Work',
  quantity: '2',
  unit_price: '100',
  tax_rate: '0',
  tax_amount: '0',
  amount: '200',
  ...more,
});

const business = {
  name: 'Acme',
  address: '1 Road\nSuite 2',
  city: 'Town',
  postal_code: '123',
  tax_id: 'X1',
};
const customer = { name: 'Buyer', email: 'b@example.com', state: 'CA', country: null };

const invoice = {
  invoice_number: 'INV-00007',
  issue_date: '2026-01-02',
  due_date: null,
  status: 'sent',
  currency: 'EUR',
  notes: null,
  terms: 'Net 30',
  template_type: 'classic' as const,
  subtotal: '300',
  tax_amount: '25',
  total: '325',
  amount_paid: '0',
};

const lines = [
  line({ tax_rate: '10', tax_amount: '20', amount: '220' }),
  line({ quantity: '1', tax_rate: '5', tax_amount: '5', amount: '105' }),
];

const source = (more: object = {}) => ({
  document: { ...invoice, ...more },
  lines,
  business,
  customer,
});

test('lines are net and add up to the subtotal, tax follows by rate', () => {
  const view = invoiceView(source());
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
  const view = invoiceView({ ...source(), lines: [line()] });
  expect(view.columns.map(({ key }) => key)).toEqual(['item', 'quantity', 'rate', 'amount']);
});

test('parties are printed as an address', () => {
  const { sender, recipients } = invoiceView(source());
  expect(sender).toEqual({ name: 'Acme', lines: ['1 Road', 'Suite 2', 'Town, 123', 'Tax ID: X1'] });
  expect(recipients).toEqual([{ label: 'Bill To', name: 'Buyer', lines: ['CA', 'b@example.com'] }]);
});

test.each([
  ['draft', undefined],
  ['sent', undefined],
  ['paid', 'PAID'],
  ['overdue', 'OVERDUE'],
  ['cancelled', 'CANCELLED'],
])('an invoice that is %s is stamped %s', (status, text) => {
  expect(invoiceView(source({ status })).stamp?.text).toBe(text);
});

test('what was paid is taken off the balance', () => {
  const view = invoiceView(source({ amount_paid: '100.5' }));
  expect(view.totals.slice(-2).map(({ value }) => value)).toEqual(['-€100.50', '€224.50']);
  expect(view.due).toEqual(expect.objectContaining({ label: 'Balance Due', value: '€224.50' }));
});

test('a quotation shows discount and validity, and closes with its total', () => {
  const view = quotationView({
    document: { ...invoice, quotation_number: 'QT-00001', valid_until: '2026-02-01' },
    lines: [line({ discount_rate: '20', amount: '160' })],
    business,
    customer,
  });
  expect(view.heading).toBe('QUOTATION');
  expect(view.lines[0]).toMatchObject({ discount: '20%', amount: '€160.00' });
  expect(view.facts.at(-1)).toEqual({ label: 'Valid Until', value: '2026-02-01' });
  expect(view.totals.at(-1)).toMatchObject({ kind: 'total', value: '€325.00' });
  expect(view.template).toBe('classic');
});

test('no digit of an amount is lost', () => {
  const prices = ['123456789012.123456', '999999999999.999999'];
  const exact = prices.map((unit_price) => line({ quantity: '0.000001', unit_price }));
  const view = invoiceView({ ...source({ total: '9999999999999.990000' }), lines: exact });
  expect(view.lines.map(({ rate }) => rate)).toEqual([
    '€123,456,789,012.123456',
    '€999,999,999,999.999999',
  ]);
  expect(view.due.value).toBe('€9,999,999,999,999.99');
});

test('rates that differ only in their zeros are one', () => {
  const taxed = ['10', '10.0000'].map((tax_rate) => line({ tax_rate, tax_amount: '0.1' }));
  const view = invoiceView({ ...source(), lines: [...taxed, line({ tax_rate: '0.0000' })] });
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
