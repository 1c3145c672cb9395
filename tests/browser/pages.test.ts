import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PAGES: [string, (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.getByRole('button', { name: 'Download PDF' }).waitFor()],
  ['/docs', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['/admin', (page) => page.getByRole('textbox', { name: 'Email' }).waitFor()],
];

test.each(PAGES)(
  '%s opens without an error and without requests to other hosts',
  async (path, shown) => {
    const { page, complaints } = await visit(browser, { path });
    await shown(page);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  },
);
