import type { Browser, Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../src/domain/languages';
import { WORDS } from '../../src/words';
import { accessFaults } from '../support/axe';
import { openBrowser } from '../support/browser';
import { LEAST } from '../support/generator';
import { made, SELLER, TAXED, withEInvoice } from '../support/generated-e-invoice';
import { visit, type Visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const inLanguage = (locale: string): Promise<Visit> => visit(browser, { context: { locale } });

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Messages of the real rules, one for each that a visitor can meet. */
function serverMessages(): string[] {
  const text = 'x'.repeat(256);
  const bad = { ...LEAST, from: 'a\u0000', notes: '\ud800', poNumber: text, themeColor: 'red' };
  const lines = [
    { item: null, qty: 'x', rate: 1e12 },
    { item: 'a', qty: 1, rate: 0 },
  ];
  const party = { email: 'x', countryCode: 'xx', vatId: '!', name: text };
  const iban = (value: string) => withEInvoice({ payment: { iban: value } });
  const bodies = [
    { ...bad, items: lines, tax: 'x' },
    withEInvoice({ seller: party, currency: 'xx', payment: { iban: 'x', bic: 'x' } }),
    withEInvoice({ buyer: { vatId: 'DE1' } }),
    ...['DE12', 'DE00370400440532013000', 'GB29 0WBK 6016 1331 9268 19'].map(iban),
    { ...TAXED, items: [{ item: 'a', qty: 1.1234567, rate: 1 }], tax: '101', discount: '-1' },
    { ...TAXED, items: [{ item: 'a', qty: 1, rate: -1 }], shipping: '-1' },
    { ...TAXED, discount: '1000' },
    { ...withEInvoice({ taxCategory: 'E' }), tax: '0' },
    { ...withEInvoice({ taxCategory: 'S' }), tax: '0' },
    withEInvoice({ seller: { ...SELLER, countryCode: 'FR' } }),
    { ...TAXED, notes: 'x'.repeat(9_000), items: manyLines('x'.repeat(1_900)) },
    { ...LEAST, items: manyLines('あ'.repeat(1_900)) },
    { ...LEAST, notes: differentCharacters() },
    { ...LEAST, notes: '\n'.repeat(6_000) },
    { ...LEAST, items: Array(1_001).fill({ item: 'a', qty: 1, rate: 1 }) },
  ];
  const messages = bodies.flatMap((body) => {
    const faults = made({ eInvoice: {}, ...body });
    return typeof faults === 'string' ? [] : Object.values(faults);
  });
  // The page has a sentence of its own for a missing due date.
  return [...new Set(messages)].filter((message) => !message.startsWith('or terms are'));
}

const manyLines = (item: string) => Array.from({ length: 60 }, () => ({ item, qty: 1, rate: 1 }));
const differentCharacters = () =>
  Array.from({ length: 1_600 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');

/** The page's own sentences for these messages; null where it has none in its language. */
const sentencesOf = (page: Page, messages: string[]): Promise<(string | null)[]> =>
  // As text, since the compiler of the tests makes something else of `import`.
  page.evaluate(`import('/generator/rules.js').then(({ sentence }) =>
    ${JSON.stringify(messages)}
      .map((message) => sentence('this', message))
      .map((made) => (typeof made === 'string' ? made : null)))`);

test('the page knows the rules of the service: in English word for word, else in its language', async () => {
  const messages = serverMessages();
  const bare = messages.map((message) => message.replace(/ \([A-Z]+-[A-Z0-9-]+\)/g, ''));
  const english = await sentencesOf((await inLanguage('en-GB')).page, messages);
  expect(english).toEqual(bare.map((message) => `This ${message}.`));
  const german = await sentencesOf((await inLanguage('de-DE')).page, messages);
  const unknown = messages.filter((_, at) => german[at] === null);
  expect(unknown).toEqual([]);
  expect(german.filter((text) => / must | is needed|cannot/.test(text ?? ''))).toEqual([]);
  // Each rule is met, so that a new wording of the service is noticed here.
  const { rules } = WORDS.de.page.script;
  const starts = Object.values(rules).map((rule) => `Dieses Feld ${rule.split('{')[0]}`);
  expect(starts.filter((start) => !german.some((text) => text?.startsWith(start)))).toEqual([]);
});

test('a message that the page does not know is in English, and marked so', async () => {
  const { page } = await inLanguage('de-DE');
  const errors = [{ pointer: '/tax', message: 'must be blue' }];
  const body = { code: 'validation_failed', error: 'tax must be blue', errors };
  await page.route('**/api/invoice/preview', (route) => route.fulfill({ status: 400, json: body }));
  await page.getByRole('textbox', { name: /^Von/ }).fill('Acme');
  await page.locator('#lines').getByLabel('Beschreibung').fill('Work');
  const error = page.locator('[data-error-for="/tax"] [lang="en"]');
  await error.waitFor();
  expect(await error.innerText()).toBe('This must be blue.');
});

test('the limits of the service are told in the language of the page', async () => {
  const { page } = await inLanguage('fr-FR');
  const headers = { 'X-RateLimit-Limit': '1000', 'Retry-After': String(8 * 86_400) };
  const body = { code: 'quota_exceeded', error: 'The 1,000 free invoices …' };
  await page.route('**/api/invoice/preview', (route) =>
    route.fulfill({ status: 429, json: body, headers }),
  );
  await page.getByRole('textbox', { name: /^De/ }).fill('Acme');
  await page.locator('#lines').getByLabel('Désignation').fill('Conseil');
  const told = page.getByRole('alert').filter({ hasText: 'factures gratuites' });
  await told.waitFor();
  expect(plain(await told.innerText())).toBe(
    'Les 1 000 factures gratuites de ce mois sont épuisées ; le mois prochain commence dans 8 jours. L’aperçu et les brouillons restent disponibles. Pour continuer, choisissez « L’héberger soi-même ».',
  );
});

/** Chromium itself reports every answer of 400 and above. */
const ofThePage = (complaints: string[]): string[] =>
  complaints.filter((one) => !one.startsWith('error: Failed to load resource'));

const WIDTHS = [320, 390, 1280];

test.each(LANGUAGES)(
  'in %s nothing is too wide, and everybody can use the page',
  async (language) => {
    const { page, complaints } = await inLanguage(language);
    const words = WORDS[language].page.html;
    await page.getByText(words.changeLabels).click();
    await page.getByText(words.eInvoice, { exact: true }).click();
    for (const name of [words.showUnits, words.taxPerLine])
      await page.getByRole('checkbox', { name }).click();
    await page.getByRole('button', { name: words.download, exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: WORDS[language].page.script.errors.look })
      .waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await tooWide(page)]).toEqual([width, []]);
    }
    expect(await accessFaults(page)).toEqual([]);
    expect(ofThePage(complaints)).toEqual([]);
    expect(await untranslated(page, language)).toEqual([]);
  },
);

/** Elements that reach beyond the screen, and buttons and labels whose text is cut off. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const seen = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility());
    const out = seen.filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
    const cut = seen.filter(
      (one) =>
        one.matches('button, label, summary, legend, .field > span, .sum span') &&
        !one.closest('.logo, .visually-hidden') &&
        one.scrollWidth > one.clientWidth + 1 &&
        getComputedStyle(one).display !== 'inline',
    );
    return [...out, ...cut].map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`);
  });

/** English texts of the page that are left in it, where the language has other ones. */
async function untranslated(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return [];
  const [own, english] = [WORDS[language], WORDS.en].map(({ page: { html } }) =>
    Object.values(html),
  );
  const texts = await page.locator('main').innerText();
  const left = (english ?? []).filter((text) => text.includes(' ') && !own?.includes(text));
  return left.filter((text) => texts.includes(text));
}
