import { query } from '../support/databases';
import { ownPanel } from '../support/own-panel';
import { input, openPanel, type Panel } from '../support/panel';
import { databaseWithoutPeople, registerOlive } from '../support/registration';

/** The form as a person at another machine sees it: a proxy marks each request. */
let panel: Panel;
const own = ownPanel(
  async ({ browser, service }) => {
    panel = await openPanel(browser, service);
    await panel.page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.9' });
  },
  async () => ({ database: await databaseWithoutPeople() }),
);

test('a stranger who finds the form learns how to register the first administrator', async () => {
  const { page } = panel;
  await page.goto('/admin');
  await registerOlive(page);
  await page.getByText('by the link that the service printed when it started').waitFor();
  expect(await query(own.service.databaseUrl, 'select 1 from admin_users')).toEqual([]);
});

test('the printed link opens the form, removes its code from the URL, and registers', async () => {
  const { page } = panel;
  const link = new URL(/administrator yet\..*: (http\S+)$/m.exec(own.service.logs())?.[1] ?? '');
  await page.goto(`${link.pathname}${link.search}`);
  await input(page, 'firstname').waitFor();
  expect(page.url()).toBe(`${own.service.url}/admin/auth/register-admin`);
  await registerOlive(page);
  await page.getByTestId('first-steps').waitFor();
  expect(await query(own.service.databaseUrl, 'select email from admin_users')).toEqual([
    { email: 'olive@example.test' },
  ]);
});
