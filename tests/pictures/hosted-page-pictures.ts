import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../support/browser';
import { invoicePage, openPage, servePages } from '../support/hosted-page';
import { root } from '../support/project-copy';

/** Not a test: `npm run pictures` makes the picture of an invoice's page anew, as a phone shows it. */
const FOLDER = path.join(root, 'docs/pictures');

test('the page of an invoice on a phone', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const [browser, server] = await Promise.all([openBrowser(), servePages()]);
  try {
    const viewport = { width: 390, height: 844 };
    const options = { viewport, deviceScaleFactor: 2 };
    const { page } = await openPage(browser, server, invoicePage({ status: 'overdue' }), options);
    await page.screenshot({ path: path.join(FOLDER, 'page-invoice.png') });
  } finally {
    await browser.close();
    await server.close();
  }
});
