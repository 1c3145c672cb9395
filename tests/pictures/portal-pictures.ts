import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../support/browser';
import { openPage, servePages } from '../support/hosted-page';
import { allPages } from '../support/portal-pages';
import { root } from '../support/project-copy';

/** Not a test: `npm run pictures` makes the pictures of the portal anew, as a phone shows it. */
const FOLDER = path.join(root, 'docs/pictures');

test.each(['start', 'documents'] as const)('the page %s of the portal on a phone', async (name) => {
  mkdirSync(FOLDER, { recursive: true });
  const [browser, server] = await Promise.all([openBrowser(), servePages()]);
  try {
    const options = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
    const { page } = await openPage(browser, server, allPages('en')[name] ?? '', options);
    await page.screenshot({ path: path.join(FOLDER, `portal-${name}.png`) });
  } finally {
    await browser.close();
    await server.close();
  }
});
