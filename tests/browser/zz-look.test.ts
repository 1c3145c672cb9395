import { mkdirSync } from 'node:fs';
import { openBrowser } from '../support/browser';
import { allPages } from '../support/portal-pages';
import { invoicePage, } from '../support/hosted-page';
import { hostedPage } from '../../src/hosted/page';
test('look', async () => {
  const browser = await openBrowser();
  mkdirSync('/tmp/pp/shots', { recursive: true });
  for (const language of ['en', 'de'] as const)
    for (const [size, viewport] of Object.entries({ phone: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } }))
      for (const colorScheme of ['light', 'dark'] as const) {
        if (language === 'de' && (colorScheme === 'dark') === (size === 'phone')) continue;
        const context = await browser.newContext({ viewport, colorScheme });
        const page = await context.newPage();
        const pages = { ...allPages(language), hosted: hostedPage(invoicePage({ status: 'overdue' }, {}, { hasPortal: true })) };
        for (const [name, html] of Object.entries(pages)) {
          await page.setContent(html);
          await page.screenshot({ path: `/tmp/pp/shots/${name}-${size}-${colorScheme}-${language}.png`, fullPage: true });
        }
        await context.close();
      }
  await browser.close();
}, 240_000);
