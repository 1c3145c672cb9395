import { createHash } from 'node:crypto';
import { LANGUAGES } from '../../../src/domain/languages';
import { brandCss, cssHash, hostedPage, noticePage, PAGE_CSS } from '../../../src/hosted/page';
import { html, sentence, type Part } from '../../../src/domain/html';
import { WORDS } from '../../../src/words';
import { invoicePage, quotationPage, withTexts } from '../../support/hosted-page';

test('text is escaped, markup is not, nothing is nothing', () => {
  const text = `<b>"'&`;
  const parts: Part[] = [text, 1, html`<i>${text}</i>`, null, false];
  expect(html`<p title="${text}">${parts}</p>`.html).toBe(
    '<p title="&lt;b&gt;&quot;&#39;&amp;">&lt;b&gt;&quot;&#39;&amp;1<i>&lt;b&gt;&quot;&#39;&amp;</i></p>',
  );
});

test('a sentence takes its values once; a value that looks like a placeholder stays', () => {
  const values = { name: '{date}', date: html`<b>1</b>` };
  expect(sentence('{name} & {date} {none}', values).html).toBe('{date} &amp; <b>1</b> ');
});

test.each([
  ['a page', hostedPage(invoicePage()), [PAGE_CSS, brandCss(invoicePage().document.color)]],
  ['a notice', noticePage(404, 'de'), [PAGE_CSS]],
])('the styles of %s have the hashes that the policy allows', (_, page, allowed) => {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'));
  expect(hashes.map((hash) => `sha256-${hash}`)).toEqual(allowed.map(cssHash));
  expect(page).not.toMatch(/ style=|<script|<link|https?:\/\/(?!pay\.werft)/);
});

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(LANGUAGES)('%s fills in the same parts as English', (language) => {
  const partsOf = (words: object) => withTexts(words, (text) => placeholders(text).join(' '));
  expect(partsOf(WORDS[language].hosted)).toEqual(partsOf(WORDS.en.hosted));
});

test('a quotation stands above the form that decides it, and below a refused decision', () => {
  const order = (page: string) =>
    [...page.matchAll(/class="(document|aside)"/g)].map(([, name]) => name);
  expect(order(hostedPage(quotationPage()))).toEqual(['document', 'aside']);
  expect(order(hostedPage(quotationPage({ state: 'accepted' })))).toEqual(['aside', 'document']);
  const refused = { reason: 'name_missing', name: '', remark: '' } as const;
  expect(order(hostedPage(quotationPage({ state: 'open', refused })))).toEqual([
    'aside',
    'document',
  ]);
});

test('a quotation that was decided without a name says only how', () => {
  const page = hostedPage(quotationPage({ state: 'accepted' }));
  expect(page).toContain('<p>This quotation was accepted.</p>');
  expect(page).not.toContain('<form');
});

test('an invoice whose business names no way to pay has no such part', () => {
  const { payment } = invoicePage();
  const none = payment && { ...payment, account: null, link: null, code: null };
  expect(hostedPage(invoicePage({}, {}, { payment: none }))).not.toContain('How to pay');
  expect(hostedPage(invoicePage({}, {}, { payment: null }))).not.toContain('How to pay');
});

test('a document in another language than its page says so', () => {
  expect(hostedPage(invoicePage({}, {}, { language: 'de' }))).toContain(
    '<div class="document" lang="en">',
  );
});
