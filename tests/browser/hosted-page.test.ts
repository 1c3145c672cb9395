/// <reference lib="dom" />
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { noticePage } from '../../src/hosted/page';
import { accessFaults } from '../support/axe';
import { openBrowser } from '../support/browser';
import {
  invoicePage,
  openPage,
  PHONE,
  quotationPage,
  servePages,
  widthOf,
  withTexts,
  type PageServer,
} from '../support/hosted-page';
import { readCode } from '../support/qr';

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

/** Where the first element of each selector begins, from the top. */
const topsOf = (page: Page, selectors: string[]): Promise<number[]> =>
  page.evaluate(
    (all) => all.map((one) => document.querySelector(one)?.getBoundingClientRect().top ?? -1),
    selectors,
  );

const PAGES = {
  'an invoice': invoicePage({}, {}, { hasLogo: true }),
  'an overdue invoice': invoicePage({ status: 'overdue' }),
  'a quotation': quotationPage(),
  'a refused decision': quotationPage({
    refused: { name: '', remark: 'Tuesday?', reason: 'name_missing' },
  }),
  'an accepted quotation': quotationPage({ state: 'accepted', by: 'Ada', on: '2026-03-05' }),
  'a page that is not there': noticePage(404, 'en'),
};

test.each(Object.entries(PAGES))('%s can be used by everybody', async (_, shown) => {
  const { page, complaints } = await open(shown);
  expect(await accessFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await accessFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a phone breaks no word of the name beside the logo, and a longer one within its line', async () => {
  const named = (name: string) => invoicePage({}, { name }, { hasLogo: true });
  const { page } = await open(named('Nordlicht Handelsgesellschaft mbH'));
  const lines = await page.locator('.sender .name').evaluate((element) => {
    const text = element.firstChild?.textContent ?? '';
    const range = document.createRange();
    return text.split(' ').map((word) => {
      range.setStart(element.firstChild ?? element, text.indexOf(word));
      range.setEnd(element.firstChild ?? element, text.indexOf(word) + word.length);
      return range.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1, 1]);
  await page.context().close();
  const long = await open(named('Donaudampfschifffahrtsgesellschaft'.repeat(3)));
  expect(await widthOf(long.page)).toBe(PHONE.width);
  await long.page.context().close();
});

test('a phone shows the amount, then how to pay, the lines, the sums and the notes', async () => {
  const { page, complaints } = await open(PAGES['an invoice']);
  const order = ['.sender', '.head .due', '.deadline', '.pay', '.lines', '.totals', '.remark'];
  const tops = await topsOf(page, order);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
  expect(tops).toEqual([...tops].sort((left, right) => left - right));
  expect(await page.locator('.head .due').innerText()).toContain('€2,590.00');
  expect(await page.locator('.deadline').innerText()).toBe('Due on 1 April 2026');
  expect(await widthOf(page)).toBe(PHONE.width);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('an account number is shown in groups and copied without spaces', async () => {
  const { page } = await open(PAGES['an invoice']);
  const iban = page.locator('.copy', { hasText: 'DE89' });
  await iban.click();
  expect(await page.evaluate(() => String(getSelection()))).toBe('DE89370400440532013000');
  await page.context().close();
});

test('the payment link leads where it says, and nowhere else', async () => {
  const { page } = await open(PAGES['an invoice']);
  const link = page.getByRole('link', { name: 'Pay online' });
  expect(await link.getAttribute('href')).toBe(
    'https://pay.werft.example/i/WD-2026-044?amount=2590.00',
  );
  expect(await link.getAttribute('rel')).toContain('noopener');
  await page.getByText('Opens pay.werft.example').waitFor();
  await page.context().close();
});

test.each(['light', 'dark'] as const)('the code is read from a %s screen', async (colorScheme) => {
  const view = invoicePage();
  const { page } = await open(view, { viewport: PHONE, colorScheme, deviceScaleFactor: 2 });
  const picture = await page.getByRole('img', { name: 'QR code' }).screenshot();
  // The browser itself reads its picture; the page's policy allows no pictures of others.
  const reader = await browser.newPage();
  const { data, width, height } = await reader.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height);
      return { width: image.width, height: image.height, data: [...(pixels?.data ?? [])] };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  const read = readCode({ data: Uint8ClampedArray.from(data), width, height });
  expect(read.text).toBe(view.payment?.code);
  await reader.close();
  await page.context().close();
});

const HOSTILE = `"><img src=x onerror=alert(1)></textarea></style><script>alert(2)</script>'&lt;`;

test('markup in every text is shown as text', async () => {
  const { document: paper, payment } = invoicePage();
  const hostile = withTexts({ document: paper, payment }, (text) => `${text} ${HOSTILE}`);
  const link = 'https://pay.example.com/%22%3E?x="onfocus=alert(1)';
  const decision = { state: 'open', by: HOSTILE, on: null } as const;
  const refused = { name: HOSTILE, remark: `\n${HOSTILE}`, reason: 'name_too_long' } as const;
  const shown = {
    ...quotationPage(),
    // The names of columns are no texts.
    document: { ...hostile.document, columns: paper.columns },
    payment: hostile.payment && { ...hostile.payment, link },
    decision: { ...decision, refused },
  };
  const { page, complaints } = await open(shown);
  expect(await page.evaluate(() => document.querySelectorAll('script, img').length)).toBe(0);
  const text = await page.locator('body').innerText();
  const texts = [paper.sender.name, paper.lines[0]?.item ?? '', 'Payment within 30 days.'];
  for (const one of texts) expect(text).toContain(`${one} ${HOSTILE}`);
  expect(await page.getByLabel('Your name').inputValue()).toBe(HOSTILE);
  expect(await page.getByLabel('Remark').inputValue()).toBe(`\n${HOSTILE}`);
  const handlers = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((one) =>
        one.getAttributeNames().some((name) => name.startsWith('on')),
      ).length,
  );
  expect(handlers).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('a quotation', () => {
  test.each([
    ['Accept', '/d/example/accept'],
    ['Decline', '/d/example/decline'],
  ])('sends its form without JavaScript: %s', async (button, path) => {
    server.sent.length = 0;
    const { page } = await open(PAGES['a quotation'], {
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Remark').fill('Line 1\nLine 2');
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(server.url);
    expect(server.sent.map((one) => one.path)).toEqual([path]);
    const fields = new URLSearchParams(server.sent[0]?.body);
    expect([...fields]).toEqual([
      ['name', 'Ada Lovelace'],
      ['remark', 'Line 1\r\nLine 2'],
    ]);
    await page.context().close();
  });

  test('is not accepted by the Enter key in a field', async () => {
    server.sent.length = 0;
    const { page } = await open(PAGES['a quotation']);
    await page.getByLabel('Your name').fill('Ada');
    await page.keyboard.press('Enter');
    // A form that was sent would have come before this one.
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(server.url);
    expect(server.sent.map((one) => one.path)).toEqual(['/d/example/decline']);
    await page.context().close();
  });

  test('says why a decision was not taken, and keeps what was typed', async () => {
    const { page } = await open(PAGES['a refused decision']);
    expect(await page.getByRole('alert').innerText()).toBe('Please enter your name.');
    expect(await page.getByLabel('Your name').getAttribute('aria-describedby')).toBe('problem');
    expect(await page.getByLabel('Remark').inputValue()).toBe('Tuesday?');
    await page.context().close();
  });

  test('says who decided, and has no form any more', async () => {
    const { page } = await open(PAGES['an accepted quotation']);
    await page.getByText('Accepted by Ada on 5 March 2026.').waitFor();
    expect(await page.locator('.stamp').innerText()).toBe('Accepted');
    expect(await page.locator('form').count()).toBe(0);
    await page.context().close();
  });
});
