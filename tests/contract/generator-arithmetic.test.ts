import { printed } from '../support/generator';
import type { Fields } from '../support/records';

type Row = readonly [label: string, value: string];

const ROWS =
  /^ *(Subtotal|Discount(?: \([^)]*\))?|Tax \([^)]*\)|Not credited|Shipping|Total|Amount Paid|Balance Due) {2,}(\S.*)$/gm;

/** The rows below the lines, in their order. The amount due at the top has its own line. */
function rowsOf(text: string): Row[] {
  return [...text.matchAll(ROWS)].map(([, label = '', value = '']) => [label, value.trim()]);
}

const items = (...lines: [qty: number, rate: number][]) => ({
  items: lines.map(([qty, rate], index) => ({ id: String(index), item: 'Work', qty, rate })),
});

const HUNDRED = items([1, 100]);
const due = (value: string): Row => ['Balance Due', value];
const sum = (value: string): Row[] => [
  ['Subtotal', value],
  ['Total', value],
];

const TABLE: readonly (readonly [string, Fields, readonly Row[]])[] = [
  ['lines alone', items([2, 50], [1, 19.99]), [...sum('$119.99'), due('$119.99')]],
  [
    'tax as text',
    { ...HUNDRED, tax: '10' },
    [['Subtotal', '$100.00'], ['Tax (10%)', '$10.00'], ['Total', '$110.00'], due('$110.00')],
  ],
  [
    'tax with a percent sign',
    { ...HUNDRED, tax: '7.5%' },
    [['Subtotal', '$100.00'], ['Tax (7.5%)', '$7.50'], ['Total', '$107.50'], due('$107.50')],
  ],
  [
    'tax with spaces around',
    { ...HUNDRED, tax: ' 10 % ' },
    [['Subtotal', '$100.00'], ['Tax (10%)', '$10.00'], ['Total', '$110.00'], due('$110.00')],
  ],
  [
    'tax as a number',
    { ...HUNDRED, tax: 19 },
    [['Subtotal', '$100.00'], ['Tax (19%)', '$19.00'], ['Total', '$119.00'], due('$119.00')],
  ],
  [
    'a discount',
    { ...HUNDRED, discount: '12.5' },
    [['Subtotal', '$100.00'], ['Discount', '−$12.50'], ['Total', '$87.50'], due('$87.50')],
  ],
  [
    'a discount in per cent',
    { ...items([1, 33.33]), tax: '10', discount: ' 12.5 % ' },
    [
      ['Subtotal', '$33.33'],
      ['Discount (12.5%)', '−$4.17'],
      ['Tax (10%)', '$2.92'],
      ['Total', '$32.08'],
      due('$32.08'),
    ],
  ],
  [
    'a discount of no per cent',
    { ...HUNDRED, discount: '0%' },
    [...sum('$100.00'), due('$100.00')],
  ],
  [
    'a discount before tax',
    { ...HUNDRED, tax: '10', discount: 20 },
    [
      ['Subtotal', '$100.00'],
      ['Discount', '−$20.00'],
      ['Tax (10%)', '$8.00'],
      ['Total', '$88.00'],
      due('$88.00'),
    ],
  ],
  [
    'shipping that is not taxed',
    { ...HUNDRED, tax: '10', shipping: '5' },
    [
      ['Subtotal', '$100.00'],
      ['Tax (10%)', '$10.00'],
      ['Shipping', '$5.00'],
      ['Total', '$115.00'],
      due('$115.00'),
    ],
  ],
  [
    'an amount paid',
    { ...HUNDRED, amountPaid: '30.5' },
    [...sum('$100.00'), ['Amount Paid', '−$30.50'], due('$69.50')],
  ],
  [
    'more paid than asked',
    { ...HUNDRED, amountPaid: '130' },
    [...sum('$100.00'), ['Amount Paid', '−$130.00'], due('−$30.00')],
  ],
  [
    'all of them',
    {
      ...items([3, 33.33], [2, 10]),
      tax: '7.5',
      discount: '9.99',
      shipping: '12.5',
      amountPaid: 50,
    },
    [
      ['Subtotal', '$119.99'],
      ['Discount', '−$9.99'],
      ['Tax (7.5%)', '$8.25'],
      ['Shipping', '$12.50'],
      ['Total', '$130.75'],
      ['Amount Paid', '−$50.00'],
      due('$80.75'),
    ],
  ],
  [
    'a discount larger than the subtotal',
    { ...items([1, 10]), tax: '10', discount: '15', shipping: '2' },
    [
      ['Subtotal', '$10.00'],
      ['Discount', '−$10.00'],
      ['Tax (10%)', '$0.00'],
      ['Shipping', '$2.00'],
      ['Total', '$2.00'],
      due('$2.00'),
    ],
  ],
  [
    'lines below zero, which no discount makes smaller',
    { ...items([1, 100], [1, -130]), discount: '5', shipping: '2' },
    [
      ['Subtotal', '−$30.00'],
      ['Not credited', '$30.00'],
      ['Shipping', '$2.00'],
      ['Total', '$2.00'],
      due('$2.00'),
    ],
  ],
  ['a negative line', items([1, 100], [1, -30], [-1, 5]), [...sum('$65.00'), due('$65.00')]],
  ['half a cent away from zero', items([1, 1.005]), [...sum('$1.01'), due('$1.01')]],
  ['half a cent below zero', items([1, 5], [1, -1.005]), [...sum('$3.99'), due('$3.99')]],
  [
    'each line by itself',
    items([1, 0.335], [1, 0.335], [1, 0.335]),
    [...sum('$1.02'), due('$1.02')],
  ],
  ['numbers that binary floats lose', items([3, 0.1], [1, 1.1]), [...sum('$1.40'), due('$1.40')]],
  [
    'a tax that is rounded',
    { ...items([1, 1.05]), tax: '10' },
    [['Subtotal', '$1.05'], ['Tax (10%)', '$0.11'], ['Total', '$1.16'], due('$1.16')],
  ],
  [
    'grouped thousands',
    items([1000, 1234567.891]),
    [...sum('$1,234,567,891.00'), due('$1,234,567,891.00')],
  ],
  [
    'zeros',
    { ...HUNDRED, tax: '0', discount: '0.00', shipping: 0, amountPaid: '' },
    [...sum('$100.00'), due('$100.00')],
  ],
];

test.each(TABLE)('computes the totals of %s', async (_name, fields, rows) => {
  expect(rowsOf(await printed(fields))).toEqual(rows);
});

test('several rates have a row each, and a table of what they were taken of', async () => {
  const text = await printed({
    items: [
      { item: 'Work', qty: 1, rate: 100, tax: '19', unit: 'HUR' },
      { item: 'Books', qty: 1, rate: 100, tax: '7%' },
      { item: 'Fee', qty: 1, rate: 100, tax: 0 },
    ],
    tax: '5',
    discount: '100',
  });
  const expected = [
    ['Item', 'Quantity', 'Rate', 'Tax', 'Amount'],
    ['Work', '1 hour', '$100.00', '19%', '$100.00'],
    ['Subtotal', '$300.00'],
    ['Discount', '−$100.00'],
    ['Tax (19%)', '$12.67'],
    ['Tax (7%)', '$4.67'],
    ['Total', '$217.34'],
    ['19%', '$66.67', '$12.67'],
    ['7%', '$66.66', '$4.67'],
    ['0%', '$66.67', '$0.00'],
  ];
  const flat = text.replace(/[^\S\n]+/g, ' ');
  for (const cells of expected) expect(flat).toContain(cells.join(' '));
});

const CURRENCIES: readonly (readonly [string, string, string, string])[] = [
  ['$', '$1,234.57', '−$0.50', '$1,357.48'],
  ['€', '€1,234.57', '−€0.50', '€1,357.48'],
  ['£', '£1,234.57', '−£0.50', '£1,357.48'],
  ['₹', '₹1,234.57', '−₹0.50', '₹1,357.48'],
  ['¥', '¥1,234.57', '−¥0.50', '¥1,357.48'],
  ['kr', 'kr 1,234.57', '−kr 0.50', 'kr 1,357.48'],
  ['USD', 'USD 1,234.57', '−USD 0.50', 'USD 1,357.48'],
  ['JPY', 'JPY 1,235', '−JPY 1', 'JPY 1,357'],
  ['KWD', 'KWD 1,234.568', '−KWD 0.500', 'KWD 1,357.475'],
];

test.each(CURRENCIES)(
  'prints amounts in %s with the decimals of the currency',
  async (currency, subtotal, discount, total) => {
    const line = { ...items([1, 1234.5678]), currency, tax: '10', discount: '0.5' };
    const rows = new Map(rowsOf(await printed(line)));
    expect(rows.get('Subtotal')).toBe(subtotal);
    expect(rows.get('Discount')).toBe(discount);
    expect(rows.get('Total')).toBe(total);
    expect(rows.get('Balance Due')).toBe(total);
  },
);

test('a rate finer than the minor unit is printed as it was given', async () => {
  expect(await printed(items([1000, 0.0045]))).toMatch(/Work +1,000 +\$0\.0045 +\$4\.50/);
});

test('the amount due is the last row and also stands at the top', async () => {
  const text = await printed({ ...HUNDRED, amountPaid: '1' });
  expect(text.match(/\$99\.00/g)).toHaveLength(2);
});
