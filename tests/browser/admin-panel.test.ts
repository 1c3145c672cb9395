import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { sharedService } from '../support/service';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the admin panel is built and asks for a login', async () => {
  const page = await browser.newPage();
  await page.goto(`${sharedService().url}/admin`);
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/auth/login');
});
