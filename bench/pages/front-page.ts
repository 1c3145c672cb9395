import type { Browser, Page } from 'playwright-core';
import { timed, type Figures } from './figures';

/** Counts what comes over the wire, with the headers. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  const network = await page.context().newCDPSession(page);
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  return () => bytes;
}

/** The page at `/` for somebody who was never there: until a typed price is in the total. */
export async function visitFrontPage(
  browser: Browser,
  url: string,
  figures: Figures,
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const bytes = await countBytes(page);
  const interactive = await timed(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#lines').getByLabel('Rate').press('7');
    await page.locator('#total').getByText('$7.00').waitFor();
  });
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
  );
  figures.add('/: first paint', painted);
  figures.add('/: a typed price is in the total', interactive, 1_000);
  figures.add('/: over the wire', bytes() / 1_000, 200, 'kB');
  await context.close();
}
