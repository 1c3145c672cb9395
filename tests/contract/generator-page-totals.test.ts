import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { printed } from '../support/generator';

const SCRIPT = pathToFileURL(path.join(__dirname, '../../public/generator/totals.js')).href;

interface Shown extends Record<'subtotal' | 'total' | 'balance', string> {
  taxes: { rate: string; tax: string }[];
}

/** The totals as the browser's own script computes them. */
function onPage(draft: object): Shown {
  const program = `import { totalsOf } from ${JSON.stringify(SCRIPT)};
    process.stdout.write(JSON.stringify(totalsOf(JSON.parse(process.argv[1]))));`;
  const text = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', program, JSON.stringify(draft)],
    { encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return JSON.parse(text);
}

const literal = (text: string) => text.replace(/[.$()]/g, '\\$&');
const row = (label: string, amount: string) => new RegExp(`${literal(label)} +${literal(amount)}`);

test.each(['CLF', 'UYW', 'XAU', 'XCG', 'KWD', 'JPY', 'USD', '€', 'kr'])(
  'the page and its PDF show the same totals in %s',
  async (currency) => {
    const sums = { tax: '7.77777%', discount: '0.12345', shipping: '1.005', amountPaid: '0.55555' };
    const draft = { currency, ...sums, items: [{ qty: '3', rate: '33.33335' }] };
    const { subtotal, total, balance } = onPage(draft);
    const text = await printed({
      currency,
      ...sums,
      items: [{ item: 'Work', qty: 3, rate: 33.33335 }],
    });
    expect(text).toMatch(row('Subtotal', subtotal));
    expect(text).toMatch(row('Total', total));
    expect(text).toMatch(row('Balance Due', balance));
  },
);

test('the page and its PDF show the same taxes of several rates', async () => {
  const items = [
    { qty: '1', rate: '100.05', tax: '19' },
    { qty: '3', rate: '33.33335', tax: '7.5' },
    { qty: '1', rate: '9', tax: '' },
  ];
  const sums = { discount: '10%', shipping: '1', amountPaid: '' };
  const { taxes, total } = onPage({
    currency: '$',
    tax: '5',
    switches: { taxes: true },
    ...sums,
    items,
  });
  const text = await printed({
    ...sums,
    items: items.map((one) => ({
      item: 'Work',
      ...one,
      qty: Number(one.qty),
      rate: Number(one.rate),
    })),
  });
  expect(taxes.map(({ rate }) => rate)).toEqual(['19', '7.5']);
  for (const { rate, tax } of taxes) expect(text).toMatch(row(`Tax (${rate}%)`, tax));
  expect(text).toMatch(row('Total', total));
});

test('currencies have the decimals of ISO 4217 on the page', () => {
  const subtotal = (currency: string) =>
    onPage({
      currency,
      items: [{ qty: '1', rate: '1.23456' }],
      tax: '',
      discount: '',
      shipping: '',
      amountPaid: '',
    }).subtotal;
  expect(['CLF', 'UYW', 'XAU', 'KWD', 'JPY'].map(subtotal)).toEqual([
    'CLF 1.2346',
    'UYW 1.2346',
    'XAU 1',
    'KWD 1.235',
    'JPY 1',
  ]);
});
