import { OUTSTANDING, PAID, WAITING } from '../../../../src/admin/features/home/home-lists';
import { shortAmount } from '../../../../src/admin/features/home/short-amount';
import { followLanguage } from '../../../../src/admin/words/language';

let language: string | undefined;
beforeEach(() => followLanguage(() => language));

test.each([
  ['en', '1 invoice', '1,234 invoices'],
  ['de', '1 Rechnung', '1.234 Rechnungen'],
  ['fr', '1 facture', '1\u202f234 factures'],
  ['es', '1 factura', '1234 facturas'],
])('in %s the figures count %s and %s', (chosen, one, many) => {
  language = chosen;
  expect([1, 1234].map(OUTSTANDING.words)).toEqual([one, many]);
});

test('every figure has words of its own, which follow the language', () => {
  const figures = [...PAID, ...WAITING.map(([, list]) => list)];
  const wordsIn = (chosen: string) => {
    language = chosen;
    return figures.map((list) => list.words(2));
  };
  expect(wordsIn('en')).toEqual([
    '2 payments',
    '2 marked as paid',
    '2 draft invoices',
    '2 draft quotations',
    '2 quotations without an answer',
    '2 accepted quotations to invoice',
  ]);
  expect(wordsIn('de').slice(0, 3)).toEqual([
    '2 Zahlungen',
    '2 als bezahlt markiert',
    '2 Rechnungsentwürfe',
  ]);
  for (const chosen of ['de', 'fr', 'es'])
    expect(new Set([...wordsIn('en'), ...wordsIn(chosen)]).size).toBe(2 * figures.length);
});

test.each([
  ['en', ['950', '1.2K', '12K', '-1.2M', '3B', '4.5T', '0']],
  ['de', ['950', '1,2 Tsd.', '12 Tsd.', '-1,2 Mio.', '3 Mrd.', '4,5 Bio.', '0']],
  ['fr', ['950', '1,2k', '12k', '-1,2M', '3Md', '4,5Bn', '0']],
  ['es', ['950', '1,2k', '12k', '-1,2M', '3mil\u00a0M', '4,5B', '0']],
])('in %s the amounts above the bars are short', (chosen, shown) => {
  language = chosen;
  expect([950, 1234, 12_345, -1_234_567, 3e9, 4.5e12, 0].map(shortAmount)).toEqual(shown);
});
