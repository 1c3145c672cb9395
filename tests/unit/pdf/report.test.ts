import { minorUnitOf } from '../../../src/domain/currency';
import { openItemsView, revenueView } from '../../../src/pdf/report/reports';
import { patientPool } from '../../support/pdf/compiled-pool';
import { infoOf } from '../../support/pdf/info';
import { layoutOf, textOf } from '../../support/pdf/text';

const pool = patientPool();
afterAll(() => pool.close());

const head = {
  business: { name: 'Werft Design GmbH', lines: [] },
  paper: 'A4' as const,
  today: '2026-04-01',
  language: 'en' as const,
};

const revenueOf = (count: number) => ({
  from: '2026-01-01',
  to: '2026-03-31',
  by: 'customer' as const,
  rows: Array.from({ length: count }, (_, index) => ({
    key: String(index),
    name: `Customer ${index + 1}`,
    currency: 'EUR',
    net: '1234.5',
    documents: 1,
  })),
  sums: [{ currency: 'EUR', net: '999' }],
});

test('a long report has its heads, the business and its number on every page', async () => {
  const pdf = await pool.render(revenueView(revenueOf(120), head));
  expect(infoOf(pdf).pages).toBe(5);
  const pages = layoutOf(pdf).split('\f').slice(0, 5);
  pages.forEach((page, index) => {
    expect(page).toMatch(/^Werft Design GmbH +Revenue · By customer, 1 January 2026/);
    expect(page).toMatch(/Customer +Documents +Net/);
    expect(page).toContain(`Page ${index + 1} of 5`);
  });
  expect(textOf(pdf).match(/^Customer \d+$/gm)).toHaveLength(120);
  expect(pages.at(-1)).toMatch(/Customer 120 +1 +1,234\.50\n(.*\n)*? *Sum +999\.00/);
});

test('the sum never stands alone on a page', async () => {
  for (const count of Array.from({ length: 10 }, (_, index) => 26 + index)) {
    const pdf = await pool.render(revenueView(revenueOf(count), head));
    const last = layoutOf(pdf).split('\f').at(-2) ?? '';
    expect(last).toContain(`Customer ${count} `);
    expect(last).toContain('Sum');
  }
});

test('open items are on paper that lies, with a table for each currency', async () => {
  const amounts = {
    not_due: '12345678901.5',
    days_1_30: '12345678901',
    days_31_60: '-12345678901',
    days_61_90: '12345678901.5',
    over_90: '12345678901',
    total: '0',
    refund_due: '0',
    on_account: '0',
  };
  const of = (currency: string) => ({ currency, ...amounts });
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk und Söhne GmbH & Co. KG';
  const row = { customer: 'c', name, documents: 3 };
  const currencies = ['JPY', 'KWD'];
  const report = {
    today: '2026-04-01',
    rows: currencies.map((currency) => ({ ...row, ...of(currency) })),
    sums: currencies.map(of),
  };
  const pdf = await pool.render(openItemsView(report, head));
  expect(infoOf(pdf).paper).toBe('841.89 × 595.28');
  const text = layoutOf(pdf);
  expect(text).toMatch(/In JPY[^]*In KWD/);
  expect(minorUnitOf('KWD')).toBe(3);
  // No figure is broken or runs into the next one.
  expect(text).toMatch(/Sum +12,345,678,901\.500 +12,345,678,901\.000 +-12,345,678,901\.000 /);
});

test('letters of other scripts are drawn', async () => {
  const report = revenueOf(1);
  const rows = report.rows.map((row) => ({ ...row, name: '株式会社ノースウィンド' }));
  const pdf = await pool.render(revenueView({ ...report, rows }, head));
  expect(textOf(pdf)).toContain('株式会社ノースウィンド');
});
