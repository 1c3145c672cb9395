import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { printed } from '../support/generator';

const SCRIPT = pathToFileURL(path.join(__dirname, '../../public/generator/totals.js')).href;

/** The totals as the browser's own script computes them. */
function onPage(draft: object): Record<'subtotal' | 'total' | 'balance', string> {
  const program = `import { totalsOf } from ${JSON.stringify(SCRIPT)};
    process.stdout.write(JSON.stringify(totalsOf(JSON.parse(process.argv[1]))));`;
  const text = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', program, JSON.stringify(draft)],
    { encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return JSON.parse(text);
}

const row = (label: string, amount: string) =>
  new RegExp(`${label} +${amount.replace(/[.$()]/g, '\\$&')}`);

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
