/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { holdRequests } from '../support/held-requests';
import { logIn, newOperator } from '../support/panel';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';

let browser: Browser;
let page: Page;

const RUNS = 'window.top.ran = true; try { parent.ran = true } catch {} window.ran = true;';
const OLD = {
  'old-page.html': `<!doctype html><script>${RUNS}</script><script src="/uploads/old-script.js"></script>`,
  'old-page.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><script>${RUNS}</script></html>`,
  'old-drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${RUNS}</script></svg>`,
  'old-script.js': RUNS,
};

beforeAll(async () => {
  const folder = path.join(readRun().project, 'public/uploads');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(OLD)) {
    writeFileSync(path.join(folder, name), content);
  }
  browser = await openBrowser();
  ({ page } = await logIn(browser, sharedService(), await newOperator(sharedService())));
});
afterAll(() => browser.close());

const ran = () => page.evaluate(() => (window as { ran?: boolean }).ran === true);

test.each(Object.keys(OLD))('the browser saves an older %s and does not open it', async (name) => {
  const download = page.waitForEvent('download');
  await page.goto(`/uploads/${name}`).catch(() => undefined);
  expect((await download).suggestedFilename()).toBe(name);
  expect(await ran()).toBe(false);
});

test.each(Object.keys(OLD))('an older %s runs in no frame and no tag', async (name) => {
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Hello Olive' }).waitFor();
  await page.evaluate(async (src) => {
    const load = (tag: 'iframe' | 'script' | 'object' | 'img') =>
      new Promise((done) => {
        const element = document.createElement(tag);
        element.setAttribute(tag === 'object' ? 'data' : 'src', src);
        element.onload = done;
        element.onerror = done;
        setTimeout(done, 1500);
        document.body.append(element);
      });
    await Promise.all([load('iframe'), load('script'), load('object'), load('img')]);
  }, `/uploads/${name}`);
  expect(await ran()).toBe(false);
});

test('a drawing is refused as a logo with a clear message, also when permissions arrive late', async () => {
  const permissions = await holdRequests(page, '**/admin/users/me/permissions');
  const ready = page.waitForResponse('**/admin/information');
  await page.goto('/admin/plugins/upload');
  await Promise.all([permissions.asked, ready]);
  // Long enough for a page that does not wait for them.
  await page.waitForTimeout(1_000);
  permissions.release();
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'File upload', exact: true }).click();
  await (
    await chooser
  ).setFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(OLD['old-drawing.svg']),
  });
  await page.getByText('A logo must be PNG or JPEG').first().waitFor();
});
