import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import * as onPage from '../support/invoice-page';
import { press, sums, visit, type Visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const inLanguage = (locale: string, more: BrowserContextOptions = {}): Promise<Visit> =>
  visit(browser, { context: { locale, ...more } });

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const box = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Chromium itself reports every answer of 400 and above. */
const ofThePage = (complaints: string[]): string[] =>
  complaints.filter((one) => !one.startsWith('error: Failed to load resource'));

async function shown(page: Page): Promise<Record<string, string>> {
  const amounts = await sums(page);
  return Object.fromEntries(Object.entries(amounts).map(([key, text]) => [key, plain(text)]));
}

test('a German fills in, mends, reads the sums and downloads an invoice, all in German', async () => {
  const { page, complaints } = await inLanguage('de-DE');
  await page.getByRole('heading', { name: 'Eine Rechnung, in einer Minute fertig.' }).waitFor();
  expect(await page.title()).toBe('Rechnungsgenerator');
  await page
    .locator('#quota')
    .filter({ hasText: /^Noch 100 von 100 PDFs bis 1\. \p{L}+$/u })
    .waitFor();
  await press(page, 'PDF herunterladen');
  await page.getByText('Bitte sehen Sie einige Felder noch einmal an.').waitFor();
  await page.getByText('Ihr Name oder Unternehmen fehlt.').waitFor();
  await page.getByText('Füllen Sie mindestens eine Position aus.').waitFor();

  await box(page, 'Von').fill('Nordwind GmbH\nHafenstraße 1');
  await box(page, 'Nummer').fill('2026-7');
  await page.getByLabel('Rechnungsdatum').first().fill('2026-03-01');
  const line = page.locator('#lines > li').first();
  await line.getByLabel('Beschreibung').fill('Gestaltung');
  await line.getByLabel('Menge').fill('zwei');
  await onPage.previewAfter(page, () => line.getByLabel('Einzelpreis').fill('1.234,50'));
  await line.getByText('Die Menge muss eine Zahl sein.').waitFor();
  await line.getByLabel('Menge').fill('2,5');
  await page.getByLabel('Währung').fill('€');
  await box(page, 'Rabatt').fill('10 %');
  await box(page, 'USt.').fill('7,5');
  await box(page, 'Versandkosten').fill('4,90');
  expect(plain(await line.locator('output').innerText())).toBe('3.086,25 €');
  const sumsOfPage = await shown(page);
  expect(sumsOfPage).toEqual({
    subtotal: '3.086,25 €',
    total: '2.990,84 €',
    balance: '2.990,84 €',
  });

  const { name, text, pdf } = await onPage.download(page, () => press(page, 'PDF herunterladen'));
  expect(name).toBe('invoice-2026-7.pdf');
  const printed = plain(text);
  expect(printed).toContain('RECHNUNG');
  expect(printed).toContain('Rechnungsdatum 01.03.2026');
  expect(printed).toContain('Gestaltung 2,5 1.234,50 € 3.086,25 €');
  expect(printed).toContain('Rabatt (10 %) −308,63 €');
  expect(printed).toContain('USt. (7,5 %) 208,32 €');
  expect(printed).toContain('Versandkosten 4,90 €');
  expect(printed).toContain(`Offener Betrag ${sumsOfPage['balance']}`);
  expect(printed).not.toMatch(/INVOICE|Subtotal|Discount|Tax/);
  expect(pdf.toString('latin1')).toContain('/Lang (de)');
  await page.locator('#quota').filter({ hasText: 'Noch 99 von 100 PDFs' }).waitFor();
  expect(ofThePage(complaints)).toEqual([]);
});

test('a French visitor does the same in French', async () => {
  const { page, complaints } = await inLanguage('fr-CA');
  await box(page, 'De').fill('Atelier Nord');
  const line = page.locator('#lines > li').first();
  await line.getByLabel('Désignation').fill('Conseil');
  await line.getByLabel('Prix unitaire').fill('1\u00a0234,56');
  await onPage.previewAfter(page, () => box(page, 'TVA').fill('vingt'));
  await page.getByText('Écrivez un taux comme 20 ou 5,5.').waitFor();
  await page.getByText('Certains champs sont à revoir.').waitFor();
  await box(page, 'TVA').fill('20');
  await page.getByLabel('Devise').fill('€');
  expect((await shown(page))['balance']).toBe('1 481,47 €');
  const { text } = await onPage.download(page, () => press(page, 'Télécharger le PDF'));
  expect(plain(text)).toContain('Conseil 1 1 234,56 € 1 234,56 €');
  expect(plain(text)).toContain('TVA (20 %) 246,91 €');
  expect(plain(text)).toContain('Reste à payer 1 481,47 €');
  expect(text).not.toMatch(/INVOICE|Balance Due|Tax/);
  expect(ofThePage(complaints)).toEqual([]);
});

test('without scripts the page is in the language, and the choice works', async () => {
  const { page } = await inLanguage('pl-PL', { javaScriptEnabled: false });
  await page.getByRole('heading', { name: 'Faktura gotowa w minutę.' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await page.getByLabel('Język', { exact: true }).selectOption('nl');
  await press(page, 'Zastosuj');
  await page.getByRole('heading', { name: 'Een factuur, klaar in een minuut.' }).waitFor();
});

test('a chosen language is remembered, keeps the draft, and reads its numbers anew', async () => {
  const { page, complaints } = await inLanguage('en-GB');
  await onPage.fillLeast(page);
  await onPage.fillLine(page, 0, 'Work', '1.5', '1234.125');
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Deutsch' });
  await page.getByRole('heading', { name: 'Eine Rechnung' }).waitFor();
  const line = page.locator('#lines > li').first();
  expect(await line.getByLabel('Menge').inputValue()).toBe('1,5');
  expect(await line.getByLabel('Einzelpreis').inputValue()).toBe('1234,125');
  expect((await shown(page))['balance']).toBe('1.851,19 $');

  const drawnInEnglish: string[] = [];
  page.on('framenavigated', (frame) => drawnInEnglish.push(frame.url()));
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('heading', { name: 'Eine Rechnung' }).waitFor();
  expect(page.url()).toMatch(/\/\?language=de$/);
  expect(await box(page, 'Von').inputValue()).toBe('Acme Ltd');
  expect(complaints).toEqual([]);
});

test('a storage that holds no language leads to a page all the same', async () => {
  const { page } = await inLanguage('de-DE');
  const keep = (text: string) => localStorage.setItem('invoice-generator-language', text);
  await page.evaluate(keep, '"><script>alert(1)</script>');
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('heading', { name: 'Eine Rechnung' }).waitFor();
});

test('the invoice may have another language than the page, and each draft its own', async () => {
  const { page, complaints } = await inLanguage('en-GB');
  await onPage.fillLeast(page);
  const language = page.getByLabel('Language of the invoice');
  expect(await language.inputValue()).toBe('');
  await page.getByText('Change the printed words').click();
  const sent = await onPage.previewAfter(page, () => language.selectOption({ label: 'Français' }));
  expect(sent.request().postDataJSON()).toMatchObject({ language: 'fr', labels: {} });
  await page.locator('.parties').getByText('Facturé à').waitFor();
  expect(await page.locator('[data-label="balanceDue"]').getAttribute('placeholder')).toBe(
    'Reste à payer',
  );
  expect(await page.locator('[data-label-text="terms"]').getAttribute('lang')).toBe('fr');
  expect((await shown(page))['balance']).toBe('100,00 $');
  await page.getByRole('button', { name: 'Add a line' }).waitFor();

  await press(page, 'New');
  expect(await language.inputValue()).toBe('');
  expect((await shown(page))['balance']).toBe('$0.00');
  await page.getByLabel('Draft', { exact: true }).selectOption({ index: 0 });
  await page.reload();
  expect(await language.inputValue()).toBe('fr');
  const { text } = await onPage.download(page);
  expect(plain(text)).toMatch(/FACTURE[^]*Reste à payer 100,00 \$/);
  expect(complaints).toEqual([]);
});

test('an English page sends no language, so that its invoices stay as they were', async () => {
  const { page } = await inLanguage('en-GB');
  const sent = await onPage.previewAfter(page, () => onPage.fillLeast(page));
  expect(sent.request().postDataJSON()).not.toHaveProperty('language');
});
