import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { cloneDatabase, query } from '../support/databases';
import { input, openPanel, type Panel } from '../support/panel';
import { startService, type Service } from '../support/service';

/** The form as somebody sees it who is not at the machine: a proxy says so of each request. */
let browser: Browser;
let service: Service;
let panel: Panel;
beforeAll(async () => {
  const database = await cloneDatabase();
  await query(database, 'delete from admin_users');
  [browser, service] = await Promise.all([openBrowser(), startService({ database })]);
  panel = await openPanel(browser, service);
  await panel.page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.9' });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function register(): Promise<void> {
  const { page } = panel;
  await input(page, 'firstname').fill('Olive');
  await input(page, 'email').fill('olive@example.test');
  await input(page, 'password').fill('Aa1-correct-horse');
  await input(page, 'confirmPassword').fill('Aa1-correct-horse');
  await page.getByRole('button', { name: /start/i }).click();
}

test('a stranger who finds the form is told how the first administrator is registered', async () => {
  const { page } = panel;
  await page.goto('/admin');
  await register();
  await page.getByText('by the link that the service printed when it started').waitFor();
  expect(await query(service.databaseUrl, 'select 1 from admin_users')).toEqual([]);
});

test('the printed link leads to the form, keeps its code out of the address, and registers', async () => {
  const { page } = panel;
  const link = new URL(/administrator yet\..*: (http\S+)$/m.exec(service.logs())?.[1] ?? '');
  await page.goto(`${link.pathname}${link.search}`);
  await input(page, 'firstname').waitFor();
  expect(page.url()).toBe(`${service.url}/admin/auth/register-admin`);
  await register();
  await page.getByTestId('first-steps').waitFor();
  expect(await query(service.databaseUrl, 'select email from admin_users')).toEqual([
    { email: 'olive@example.test' },
  ]);
});
