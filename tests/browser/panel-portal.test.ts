import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { ownPanel } from '../support/own-panel';
import { act, editPath, formPath, goTo, input, said, save, saveButton } from '../support/panel';
import { asker, portalRows, seenRow } from '../support/portal-people';
import type { Fields } from '../support/records';

/** A bookkeeper invites a contact, sees it sign in, and decides what it wants changed, in the order of the tests. */
const GRACE = 'grace@acme.example';
let page: Page;
let acme: Acme;
let mails: MailServer;
let people: Locator;
const button = (name: string) => page.getByRole('main').getByRole('button', { name });
const confirm = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();
const own = ownPanel(
  async ({ browser, service }) => {
    acme = await createAcme(service);
    ({ page } = await logInBookkeeper(browser, service, acme.business));
    people = page.getByTestId('contacts');
  },
  async () => {
    mails = await startMailServer();
    return { env: { SMTP_URL: mails.url, MAIL_FROM: 'Acme <billing@acme.example>' } };
  },
);
afterAll(() => mails?.close());

const customer = async () =>
  (await acme.client.get(`/api/v1/customers/${acme.ada}`)).body as Fields;
// The bookkeeper was invited by mail, too.
const invitations = () => mails.received().filter(({ to }) => to.includes(GRACE));
const shows = (text: string) => eventually(async () => (await people.innerText()).includes(text));

test('a contact is invited by its form, which asks for its address', async () => {
  await goTo(page, editPath(acme.ada));
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await input(page, 'contacts.0.name').fill('Grace');
  await page.getByRole('checkbox', { name: 'May use the portal' }).click();
  await saveButton(page).click();
  const problem = page.getByTestId('problems').getByRole('button');
  await problem.click();
  await eventually(() =>
    input(page, 'contacts.0.email').evaluate((one) => one === document.activeElement),
  );
  await input(page, 'contacts.0.email').fill(GRACE);
  await save(page);
  await eventually(() => invitations().length === 1);
  expect(invitations()[0]?.mail.text).toContain('/portal');
  await goTo(page, formPath('customer', acme.ada));
  await shows('Invited on');
  await shows('Has not signed in yet.');
  expect((await customer())['contacts']).toMatchObject([{ email: GRACE, portal: true }]);
  const entry = page.getByTestId('history-entry').filter({ hasText: 'Grace' }).first();
  expect(await entry.innerText()).toContain(`Grace (${GRACE}, portal)`);
});

test('the invitation is sent again on a click', async () => {
  await button('Send the invitation again').click();
  await said(page, `The invitation to ${GRACE} is on its way.`);
  await eventually(() => invitations().length === 2);
});

test('the page shows when somebody has signed in, and signs them out everywhere', async () => {
  const rows = portalRows(own.service.databaseUrl);
  const userId = await rows.person(GRACE);
  await rows.session(userId);
  await page.reload();
  await shows('Last signed in on ');
  await shows('1 open session.');
  await button('Sign out everywhere').click();
  await confirm('Sign out everywhere');
  await said(page, 'Grace is signed out.');
  await eventually(async () => !(await people.innerText()).includes('open session'));
  expect(await rows.left(GRACE, userId)).toEqual([1, 0, 0]);
});

test('a request shows what is there and what is wanted, and is confirmed by a click', async () => {
  const portal = asker(own.service.databaseUrl);
  const ask = async (changes: Fields) =>
    portal.ask(await seenRow(own.service.databaseUrl, acme.ada), GRACE, changes);
  await ask({ name: 'Ada Ltd', city: 'London' });
  await goTo(page, '/admin');
  await page.getByTestId('home-requests').getByRole('link', { name: 'Ada' }).click();
  const changes = page.getByTestId('requested-changes');
  await changes.waitFor();
  expect((await changes.innerText()).split('\n').filter((text) => text !== '')).toEqual([
    'Name',
    'Now',
    'Ada',
    'Requested',
    'Ada Ltd',
    'City',
    'Now',
    'Empty',
    'Requested',
    'London',
  ]);
  await page.getByText(`Requested by ${GRACE} on`).waitFor();
  await button('Confirm').click();
  await said(page, 'The changes are saved.');
  await changes.waitFor({ state: 'detached' });
  await page.getByTestId('facts').getByText('London').waitFor();
  expect(await customer()).toMatchObject({ name: 'Ada Ltd', city: 'London' });
  await act(page, 'Edit');
  await input(page, 'phone').fill('7');
  await save(page);
  await goTo(page, formPath('customer', acme.ada));
  await ask({ city: 'Paris' });
  await page.reload();
  await button('Refuse').click();
  await confirm('Refuse');
  await said(page, 'The changes are refused.');
  await changes.waitFor({ state: 'detached' });
  expect(await customer()).toMatchObject({ city: 'London', phone: '7' });
  await portal.close();
});

test('an access is revoked after a question, and its mark is gone', async () => {
  await button('Revoke access').click();
  await confirm('Revoke access');
  await said(page, 'Grace may no longer use the portal.');
  await eventually(async () => !(await people.innerText()).includes('May use the portal'));
  expect((await customer())['contacts']).toMatchObject([{ email: GRACE, portal: false }]);
});

test('a contact without access is invited from the menu of the page', async () => {
  const before = invitations().length;
  await act(page, 'Invite to the portal');
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await said(page, `The invitation to ${GRACE} is on its way.`);
  await shows('May use the portal');
  await eventually(() => invitations().length === before + 1);
  expect((await customer())['contacts']).toMatchObject([{ email: GRACE, portal: true }]);
});
