import { periodOptions } from '../../../../src/admin/features/reports/periods';
import {
  openTable,
  revenueTable,
  statementTable,
  taxTable,
  type ReportTable,
} from '../../../../src/admin/features/reports/report-tables';
import type { Figure } from '../../../../src/admin/features/reports/figure';
import { followLanguage } from '../../../../src/admin/words/language';

let language: string | undefined;
beforeEach(() => followLanguage(() => language));

const texts = ({ columns, rows, sums }: ReportTable): string[][] => [
  columns.map(({ label }) => label),
  ...[...rows, ...sums].map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell : cell.text)),
  ),
];

const MAY = { from: '2026-05-01', to: '2026-05-31' };
const SUM = { currency: 'EUR', net: '100', tax: '8.5', gross: '108.5' };
const TAX = {
  ...MAY,
  basis: 'issue' as const,
  group: 'whole' as const,
  rows: [{ ...MAY, ...SUM, tax_rate: '8.5', tax_category: 'S', documents: 2 }],
  sums: [{ ...SUM, written_off: '1' }],
};

/** The titles of the documents behind the figures of a table. */
function titlesOf(table: (show: (figure: Figure) => void) => ReportTable): string[] {
  const titles: string[] = [];
  const { rows } = table(({ title }) => titles.push(title));
  for (const cell of rows.flat()) if (typeof cell === 'object' && 'show' in cell) cell.show();
  return titles;
}

test('the tax report in German', () => {
  language = 'de';
  expect(texts(taxTable(TAX, 'businesses/b/reports', () => undefined))).toEqual([
    ['Zeitraum', 'Steuersatz', 'Kategorie', 'Netto', 'Steuer', 'Brutto', 'Dokumente'],
    [
      '1. Mai 2026 – 31. Mai 2026',
      '8,5\u00a0%',
      'Regelsteuersatz',
      '100,00 EUR',
      '8,50 EUR',
      '108,50 EUR',
      '2 Dokumente',
    ],
    ['Summe in EUR', '', '', '100,00 EUR', '8,50 EUR', '108,50 EUR', ''],
    ['Ausgebucht in EUR', '', '', '', '', '1,00 EUR', ''],
  ]);
});

test.each([
  ['en', 'Tax of 8.5 % in EUR, 1 May 2026 – 31 May 2026'],
  ['de', 'Steuer zu 8,5\u00a0% in EUR, 1. Mai 2026 – 31. Mai 2026'],
  ['fr', 'TVA à 8,5\u00a0% en EUR, 1 mai 2026 – 31 mai 2026'],
  ['es', 'IVA al 8,5\u00a0% en EUR, 1 de mayo de 2026 – 31 de mayo de 2026'],
])('in %s the documents behind a tax are named in a sentence', (chosen, title) => {
  language = chosen;
  expect(titlesOf((show) => taxTable(TAX, 'businesses/b/reports', show))).toEqual([title]);
});

const AMOUNTS = {
  currency: 'EUR',
  not_due: '0',
  days_1_30: '0',
  days_31_60: '0',
  days_61_90: '0',
  over_90: '5',
  total: '5',
  refund_due: '0',
  on_account: '0',
};
const OPEN = {
  today: '2026-05-31',
  rows: [{ ...AMOUNTS, customer: 'c', name: 'Öl GmbH', documents: 1 }],
  sums: [AMOUNTS],
};

test.each([
  ['en', 'Öl GmbH: over 90 days, EUR', 'Öl GmbH: all open items, EUR'],
  ['de', 'Öl GmbH: über 90 Tage, EUR', 'Öl GmbH: alle offenen Posten, EUR'],
  [
    'fr',
    'Öl GmbH\u00a0: plus de 90 jours, EUR',
    'Öl GmbH\u00a0: toutes les factures non réglées, EUR',
  ],
  ['es', 'Öl GmbH: más de 90 días, EUR', 'Öl GmbH: todo lo pendiente de cobro, EUR'],
])('in %s open items are named by their age, and as a whole', (chosen, old, all) => {
  language = chosen;
  expect(titlesOf((show) => openTable(OPEN, 'businesses/b/reports', show))).toEqual([old, all]);
});

test('revenue by month and by product in French', () => {
  language = 'fr';
  const row = { currency: 'EUR', net: '1234.5', documents: 1 };
  const of = (by: 'month' | 'product', rows: { key: string | null; name: string | null }[]) => {
    const all = rows.map((one) => ({ ...row, ...one }));
    const report = { ...MAY, by, rows: all, sums: [] };
    return texts(revenueTable(report, 'businesses/b/reports', () => undefined));
  };
  const [net, documents] = ['1\u202f234,50 EUR', '1 document'];
  expect(of('month', [{ key: '2026-05-01', name: null }])).toEqual([
    ['Mois', 'HT', 'Documents'],
    ['mai 2026', net, documents],
  ]);
  const products = [
    { key: null, name: null },
    { key: 'p', name: null },
    { key: 'q', name: 'Huile' },
  ];
  expect(of('product', products).slice(1)).toEqual([
    ['Sans produit', net, documents],
    ['Produit inconnu p', net, documents],
    ['Huile', net, documents],
  ]);
});

test('the statement of a customer in Spanish', () => {
  language = 'es';
  const entry = { day: '2026-05-02', number: 'F-1', document: 'd', amount: '5', balance: '5' };
  const part = {
    currency: 'EUR',
    opening: '0',
    closing: '0',
    entries: [
      { ...entry, type: 'invoice' as const },
      { ...entry, type: 'stated' as const, amount: '-5', balance: '0' },
    ],
  };
  expect(texts(statementTable(part, MAY))).toEqual([
    ['Fecha', 'Movimiento', 'Número', 'Importe', 'Saldo'],
    ['1 de mayo de 2026', 'Saldo inicial', '', '', '0,00 EUR'],
    ['2 de mayo de 2026', 'Factura', 'F-1', '5,00 EUR', '5,00 EUR'],
    ['2 de mayo de 2026', 'Marcado como pagado', 'F-1', '-5,00 EUR', '0,00 EUR'],
    ['31 de mayo de 2026', 'Saldo final', '', '', '0,00 EUR'],
  ]);
});

test('the periods to choose from follow the language', () => {
  const labels = (chosen: string) => {
    language = chosen;
    return periodOptions().map(({ label }) => label);
  };
  expect(labels('en')).toEqual([
    'This month',
    'Last month',
    'This quarter',
    'Last quarter',
    'This year',
    'Last year',
    'Own dates',
  ]);
  expect(labels('es').slice(-2)).toEqual(['El año pasado', 'Otras fechas']);
});
