import { createHash } from 'node:crypto';
import { LANGUAGES } from '../../../src/domain/languages';
import { cssHash, PAGE_CSS } from '../../../src/hosted/page';
import { stampOf, type ListedDocument } from '../../../src/portal/listed';
import { documentsPage } from '../../../src/portal/page/documents';
import { startPage } from '../../../src/portal/page/start';
import { PORTAL_CSS } from '../../../src/portal/page/style';
import { sumsOf } from '../../../src/portal/start-figures';
import { WORDS } from '../../../src/words';
import { withTexts } from '../../support/hosted-page';
import { allPages, documentsView, listed, startView, TODAY } from '../../support/portal-pages';

test.each(LANGUAGES)('in %s every page has only the styles that the policy allows', (language) => {
  for (const page of Object.values(allPages(language))) {
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
    const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'));
    expect(hashes.map((hash) => `sha256-${hash}`)).toEqual([PAGE_CSS, PORTAL_CSS].map(cssHash));
    expect(page).not.toMatch(/ style=|<script|<link|https?:\/\/| on\w+=/);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).not.toMatch(/\{\w+\}(?![^<]*<\/style>)/);
  }
});

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

test.each(LANGUAGES)('%s fills in the same parts as English', (language) => {
  const partsOf = (words: object) => withTexts(words, placeholders);
  expect(partsOf(WORDS[language].portal)).toEqual(partsOf(WORDS.en.portal));
});

test('markup in the texts of people is shown as text, and their direction changes nothing around it', () => {
  const hostile = `"><img src=x onerror=alert(1)></textarea>'`;
  const ours = new Set<string>([
    TODAY,
    'invoice',
    'quotation',
    'EUR',
    'USD',
    'en',
    'sent',
    'overdue',
  ]);
  const isOurs = (text: string) => ours.has(text) || /^[\d.-]+$|^0{8}-/.test(text);
  const view = withTexts(startView(), (text) => (isOurs(text) ? text : `${text} ${hostile}`));
  const page = startPage(view).html;
  expect(page).not.toContain('<img');
  expect(page).toContain('<h2 dir="auto">Werft Design GmbH &quot;&gt;&lt;img');
  expect(page).toContain('<bdi>WD-2026-031 &quot;&gt;');
});

test.each<[Partial<ListedDocument>, string | null]>([
  [{}, 'Open'],
  [{ deadline: TODAY }, 'Open'],
  [{ deadline: '2026-04-09' }, 'Open'],
  [{ status: 'overdue', deadline: '2099-01-01' }, 'Overdue'],
  [{ status: 'paid', deadline: '2026-01-01' }, 'Paid'],
  [{ status: 'paid', is_written_off: true }, null],
  [{ status: 'cancelled' }, 'Cancelled'],
  [{ kind: 'quotation', deadline: TODAY }, 'To decide'],
  [{ kind: 'quotation', deadline: '2026-04-09' }, 'Expired'],
  [{ kind: 'quotation', status: 'converted' }, 'Invoiced'],
  [{ kind: 'credit_note', status: 'issued' }, null],
])('the state of %j is %s', (fields, text) => {
  const { portal, hosted } = WORDS.en;
  expect(stampOf(listed('R-1', fields), TODAY, { portal, hosted })?.text ?? null).toBe(text);
});

test('figures of several customers are added up exactly, and currencies never', () => {
  const balances = [
    { currency: 'USD', due: '0.1', on_account: '0' },
    { currency: 'EUR', due: '0.1', on_account: '1' },
    { currency: 'USD', due: '0.2', on_account: '0.005' },
  ];
  expect(sumsOf(balances)).toEqual([
    { currency: 'EUR', due: '0.1', on_account: '1' },
    { currency: 'USD', due: '0.3', on_account: '0.005' },
  ]);
});

test('only what a provider takes has a tick box, and a payment that is under way has none', () => {
  const page = startPage(startView()).html;
  expect(page.match(/type="checkbox"/g)).toHaveLength(2);
  expect(page.match(/<form/g)).toHaveLength(1);
  expect(page).toContain('Payment on its way');
});

test('the first page of a list has no newer one, and the last one no older', () => {
  const first = documentsPage(documentsView({ page: 1, offset: 0 })).html;
  const last = documentsPage(documentsView({ hasMore: false })).html;
  expect([first.includes('Newer'), first.includes('Older')]).toEqual([false, true]);
  expect([last.includes('Newer'), last.includes('Older')]).toEqual([true, false]);
});
