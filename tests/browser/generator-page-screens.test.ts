/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import * as onPage from '../support/invoice-page';
import { field, fillLeast, fillLine, visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const phone = (width: number): BrowserContextOptions => ({
  viewport: { width, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
});

/** The elements that reach beyond the right edge of the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = out.map((one) => `${one.tagName}.${one.className}`);
    return scrollWidth > clientWidth ? [`${scrollWidth} in ${clientWidth}`, ...names] : names;
  });
}

test.each([320, 360, 412])(
  'on a screen of %i pixels nobody has to scroll sideways',
  async (width) => {
    const { page, complaints } = await visit(browser, { context: phone(width) });
    await fillLeast(page);
    await page.getByText('Change the printed words').click();
    await fillLine(page, 0, `A long name ${'x'.repeat(80)}`, '999999', '999999.99');
    await field(page, 'From').fill(`Company ${'y'.repeat(90)}`);
    await page.getByLabel('Currency').fill('CURRENCY');
    expect(await tooWide(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('on a phone the buttons of drafts are of one width, and no command is cut', async () => {
  const { page } = await visit(browser, { context: { ...phone(390), locale: 'de-DE' } });
  const widths = await page
    .locator('.drafts-actions .ghost')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(widths).toEqual(Array(4).fill(widths[0]));
  await page.getByRole('button', { name: 'Selbst betreiben' }).tap();
  const commands = page.locator('#run-it pre');
  expect(await commands.allInnerTexts()).toEqual([
    'npm start',
    'npm run -s key:create -- --business "Acme" --scopes read,write',
  ]);
  const isCut = (all: Element[]) => all.map((one) => one.scrollWidth > one.clientWidth);
  expect(await commands.evaluateAll(isCut)).toEqual([false, false]);
});

test('on a phone an invoice is made by touch', async () => {
  const { page, complaints } = await visit(browser, { context: phone(390) });
  await field(page, 'From').tap();
  await page.keyboard.type('Acme Ltd');
  await page.getByRole('button', { name: 'Add a line' }).tap();
  await fillLine(page, 0, 'Work', '1', '100');
  await page.getByRole('button', { name: 'Remove line 2' }).tap();
  await page.getByRole('link', { name: 'Open preview' }).waitFor();
  const { text } = await onPage.download(page, () =>
    page.getByRole('button', { name: 'Download PDF' }).tap(),
  );
  expect(text).toMatch(/Work +1 +\$100\.00/);
  expect(complaints).toEqual([]);
});

test('on a phone the download is in sight from the first field to the last, and covers none', async () => {
  const { page } = await visit(browser, { context: phone(390) });
  await fillLeast(page);
  for (const name of ['Units', 'Tax per line']) await page.getByRole('checkbox', { name }).tap();
  const covered = await page.evaluate(() => {
    const dock = document.querySelector('.dock') as HTMLElement;
    const fields = [
      ...document.querySelectorAll<HTMLElement>('#form :is(input, textarea, select)'),
    ];
    return fields
      .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden'))
      .filter((one) => {
        one.focus();
        return one.getBoundingClientRect().bottom > dock.getBoundingClientRect().top;
      })
      .map((one) => one.outerHTML.slice(0, 60));
  });
  expect(covered).toEqual([]);
  const button = page.getByRole('button', { name: 'Download PDF' });
  for (const top of [0, 800, 100_000]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    expect(await button.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(740);
  }
  // The page may still grow, so this scrolls to its end until it is there.
  const own = page.getByRole('button', { name: 'Run it yourself' });
  await eventually(async () => {
    await page.evaluate(() => window.scrollTo(0, 100_000));
    const [dock, last] = [await page.locator('.dock').boundingBox(), await own.boundingBox()];
    return dock !== null && last !== null && last.y + last.height <= dock.y;
  });
  await onPage.download(page, () => button.tap());
});

test('text in Hebrew and Arabic begins at the right of its field, and stands in the PDF', async () => {
  const { page } = await visit(browser);
  await field(page, 'From').fill('סטודיו צפון');
  await fillLine(page, 0, 'استشارة', '1', '100');
  await field(page, 'Notes').fill('Thank you');
  const directions = await page.evaluate(() =>
    ['[data-field="from"]', '[data-line="item"]', '[data-field="notes"]'].map((one) => {
      const input = document.querySelector(one);
      return input && getComputedStyle(input).direction;
    }),
  );
  expect(directions).toEqual(['rtl', 'rtl', 'ltr']);
  const { text } = await onPage.download(page);
  expect(text).toContain('סטודיו צפון');
});

test('the page is at most 200 kB', async () => {
  const { page } = await visit(browser);
  const bytes = await page.evaluate(() => {
    const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    return all.reduce((sum, one) => sum + (one as PerformanceResourceTiming).transferSize, 0);
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
});

test('the page takes one script for its language and one for all else', async () => {
  const { page } = await visit(browser);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(scripts).toEqual(['/generator/language.js', '/generator/page.js']);
});

/** WCAG's contrast of an element's text with its background. */
function contrastOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = parts(color).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      let behind: Element | null = element;
      const isClear = (one: Element) => parts(getComputedStyle(one).backgroundColor)[3] === 0;
      while (behind?.parentElement && isClear(behind)) behind = behind.parentElement;
      const paper = luminance(getComputedStyle(behind ?? element).backgroundColor);
      const ink = luminance(getComputedStyle(element).color);
      return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    });
}

const READ = [
  'h1',
  '.intro p',
  '#quota',
  '.bar nav a',
  '.field > span',
  '[data-field="from"]',
  '.line-head span',
  '#balance',
  '#add-line',
  '#download',
  '#clear',
  '.labels summary',
  '.hint',
  '.error:not(:empty)',
  '#message',
];

test.each(['light', 'dark'] as const)('in %s mode every text is readable', async (colorScheme) => {
  const { page } = await visit(browser, { context: { colorScheme } });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.getByRole('alert').filter({ hasText: 'Some fields' }).waitFor();
  const contrasts: [string, number][] = [];
  for (const selector of READ) contrasts.push([selector, await contrastOf(page, selector)]);
  expect(contrasts.filter(([, contrast]) => contrast < 4.5)).toEqual([]);
});

test('the page follows the system’s mode, and dark mode is dark', async () => {
  const { page } = await visit(browser, { context: { colorScheme: 'dark' } });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(13, 18, 25)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground()).toBe('rgb(238, 241, 246)');
});
