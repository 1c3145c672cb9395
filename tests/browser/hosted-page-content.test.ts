/// <reference lib="dom" />
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { LANGUAGES } from '../../src/domain/languages';
import { WORDS } from '../../src/words';
import { openBrowser } from '../support/browser';
import {
  invoicePage,
  openPage,
  PHONE,
  servePages,
  widthOf,
  withTexts,
  type PageServer,
} from '../support/hosted-page';

let browser: Browser;
let server: PageServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), servePages()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const open = (shown: Parameters<PageServer['show']>[0], options?: BrowserContextOptions) =>
  openPage(browser, server, shown, options);

describe('every content fits', () => {
  const WORDS_LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
  const line = { quantity: '1,000,000', rate: '€999,999,999,999.99', tax: '19%' };
  const long = withTexts(invoicePage({ status: 'overdue' }).document, (text) => text);
  const texts = {
    'long words': WORDS_LONG,
    Arabic: 'خدمات استشارية وتصميم (2026) للعميل',
    Hebrew: 'שירותי ייעוץ ועיצוב 2026',
    Chinese: '网站设计与开发服务'.repeat(12),
  };

  test.each(Object.entries(texts))('%s', async (_, item) => {
    const lines = [{ ...line, item, discount: '12.5%', amount: '€9,999,999,999,999.99' }];
    const named = { ...long.sender, name: item };
    const document = {
      ...long,
      lines,
      sender: named,
      recipients: [{ ...named, label: 'Bill To' }],
      remarks: [{ label: 'Notes', value: `${item}\n${item}` }],
    };
    const payment = invoicePage({}, { name: item }).payment;
    for (const width of [320, 390, 800, 1280]) {
      const viewport = { width, height: 900 };
      const { page } = await open(invoicePage({}, {}, { document, payment }), { viewport });
      expect(await widthOf(page)).toBe(width);
      await page.context().close();
    }
  });

  test('right to left text is aligned to the right, figures stay as they are', async () => {
    const document = { ...long, lines: [{ item: texts.Arabic, quantity: '1', amount: '€1.00' }] };
    const { page } = await open(invoicePage({}, {}, { document }));
    const direction = (selector: string) =>
      page.locator(selector).evaluate((one) => getComputedStyle(one).direction);
    expect(await direction('tbody .item')).toBe('rtl');
    expect(await direction('tbody .amount')).toBe('ltr');
    await page.context().close();
  });

  test('400 lines', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => ({ ...line, item: `${index + 1}` }));
    const { page, complaints } = await open(invoicePage({}, {}, { document: { ...long, lines } }));
    expect(await page.getByRole('row').count()).toBe(401);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('on paper there is nothing to press, and how to pay stays', async () => {
  const { page } = await open(invoicePage(), { viewport: { width: 720, height: 1000 } });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of ['.button', '.downloads']) {
    expect(await page.locator(hidden).first().isVisible()).toBe(false);
  }
  for (const seen of ['.bank', '.code', '.lines thead', '.totals']) {
    expect(await page.locator(seen).isVisible()).toBe(true);
  }
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  await page.context().close();
});

test.each(LANGUAGES)('the page speaks %s', async (language) => {
  const { page, complaints } = await open(invoicePage({}, {}, { language }));
  const words = WORDS[language].hosted;
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.getByRole('heading', { name: words.pay }).waitFor();
  await page.getByRole('link', { name: words.downloadPdf }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/[{}]/);
  expect(await widthOf(page)).toBe(PHONE.width);
  expect(complaints).toEqual([]);
  await page.context().close();
});
