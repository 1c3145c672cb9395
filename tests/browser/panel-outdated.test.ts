import { createAcme, type Acme } from '../support/acme';
import { adminApi, createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  actInRow,
  documentShown,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  said,
  save,
  saveButton,
  type Panel,
} from '../support/panel';
import { createInvoice } from '../support/records';

let mine: Panel;
let theirs: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  mine = await logIn(browser, service, await newOperator(service));
  theirs = await logIn(browser, service, await newOperator(service));
});

const read = (id: string) => acme.readInvoice(id);
const path = (id: string) => `/content-manager/collection-types/api::invoice.invoice/${id}`;

/** The form of a draft, or the page of an issued invoice, in both windows. */
async function openTwice(status: 'draft' | 'sent'): Promise<string> {
  const { id } = await createInvoice(acme.client, acme.ada, { status });
  for (const { page } of [mine, theirs]) {
    await goTo(page, formPath('invoice', id));
    await documentShown(page);
  }
  return id;
}

/** Changes the notes where they stand on the page of an invoice. */
async function writeNotes({ page }: Panel, notes: string): Promise<void> {
  await page.getByRole('button', { name: /^(Add|Edit) Notes$/ }).click();
  await input(page, 'notes').fill(notes);
  await saveButton(page).click();
  await input(page, 'notes').waitFor({ state: 'detached' });
}

/** An issued invoice is cancelled in a dialog, which offers to credit it first. */
const cancelDialog = () => mine.page.getByRole('dialog');
const question = () => mine.page.getByRole('alertdialog');

test('an older tab does not undo a payment, names the colleague, and keeps the typed text', async () => {
  const id = await openTwice('draft');
  await act(theirs.page, 'Mark as sent');
  await act(theirs.page, 'Paid in full today', 'Record the payment');
  await said(theirs.page, 'is paid.');
  await input(mine.page, 'notes').fill('A corrected word');
  await saveButton(mine.page).click();
  await question().waitFor();
  expect(await question().innerText()).toMatch(
    /Olive Operator changed .*Status.*Amount paid.* of this invoice (just now|\d+ (second|minute)s? ago)\./,
  );
  await question().getByRole('button', { name: 'Keep what I typed' }).click();
  expect(await input(mine.page, 'notes').inputValue()).toBe('A corrected word');
  expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 110, notes: null });
  await saveButton(mine.page).click();
  await question().getByRole('button', { name: 'Show current version' }).click();
  await mine.page.getByText('Paid', { exact: true }).first().waitFor();
  await writeNotes(mine, 'A corrected word');
  expect(await read(id)).toMatchObject({
    status: 'paid',
    amount_paid: 110,
    notes: 'A corrected word',
  });
});

test("a colleague's text is not overwritten, and the question names its field", async () => {
  const id = await openTwice('draft');
  await acme.client.patch(`/api/v1/invoices/${id}`, { notes: 'Theirs' });
  await input(mine.page, 'terms').fill('Mine');
  await saveButton(mine.page).click();
  await question().waitFor();
  expect(await question().innerText()).toContain('changed Notes of this invoice');
  await question().getByRole('button', { name: 'Keep what I typed' }).click();
  expect(await input(mine.page, 'terms').inputValue()).toBe('Mine');
  expect(await read(id)).toMatchObject({ notes: 'Theirs', terms: null });
});

test("a colleague's text on the page of an invoice is not overwritten", async () => {
  const id = await openTwice('sent');
  await mine.page.getByRole('button', { name: 'Add Notes' }).click();
  await input(mine.page, 'notes').fill('Mine');
  await writeNotes(theirs, 'Theirs');
  await saveButton(mine.page).click();
  await said(mine.page, 'Olive Operator changed this invoice');
  expect(await input(mine.page, 'notes').inputValue()).toBe('Mine');
  expect((await read(id)).notes).toBe('Theirs');
});

test('a save does not fail when a colleague saved without a change', async () => {
  const id = await openTwice('sent');
  expect((await adminApi(own.service).put(path(id), { notes: null })).status).toBe(200);
  await writeNotes(mine, 'Mine');
  expect((await read(id)).notes).toBe('Mine');
});

test('one tab can save again and again without a pause', async () => {
  const id = await openTwice('sent');
  for (const notes of ['one', 'two', 'three']) await writeNotes(mine, notes);
  expect((await read(id)).notes).toBe('three');
});

test('a button says that its record has changed, and then shows the new state', async () => {
  const id = await openTwice('sent');
  await acme.client.patch(`/api/v1/invoices/${id}`, { status: 'paid' });
  await act(mine.page, 'Cancel invoice');
  await cancelDialog().getByRole('button', { name: 'Cancel invoice' }).click();
  await said(mine.page, 'The API, or the service itself, changed this invoice');
  await mine.page.getByText('Paid', { exact: true }).first().waitFor();
  expect((await read(id)).status).toBe('paid');
});

test('an action in an outdated list says so, and then shows the present row', async () => {
  const { id, invoice_number: number } = await createInvoice(acme.client, acme.ada, {
    status: 'sent',
  });
  await mine.page.goto(formPath('invoice'));
  const row = mine.page.getByRole('row', { name: String(number) });
  await row.getByText('Sent', { exact: true }).waitFor();
  await acme.client.patch(`/api/v1/invoices/${id as string}`, { notes: 'Ask before paying' });
  await actInRow(mine.page, String(number), 'Cancel invoice');
  await cancelDialog().getByRole('button', { name: 'Cancel invoice' }).click();
  await said(mine.page, 'The API, or the service itself, changed this invoice');
  expect(await read(id)).toMatchObject({ status: 'sent', notes: 'Ask before paying' });
});

test('a key that is made beside the form of a business does not make the form outdated', async () => {
  const { business } = await createKey({
    service: own.service,
    businessFields: { name: 'Globex' },
  });
  const { page } = mine;
  await goTo(page, formPath('business', business));
  await input(page, 'phone').fill('1');
  const made = await adminApi(own.service).post(`/invoicing/businesses/${business}/keys`, {
    name: 'Shop',
    scopes: ['read'],
  });
  expect(made.status).toBe(201);
  await saveButton(mine.page).click();
  await said(page, 'Saved');
  expect(await input(page, 'phone').inputValue()).toBe('1');
});

test('typed text stays in the form when the service cannot be reached', async () => {
  await openTwice('draft');
  await mine.page.route('**/content-manager/collection-types/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await input(mine.page, 'notes').fill('Typed before the network went');
  await saveButton(mine.page).click();
  await mine.page.getByText('Failed to fetch').first().waitFor();
  expect(await input(mine.page, 'notes').inputValue()).toBe('Typed before the network went');
  await eventually(async () => !(await saveButton(mine.page).isDisabled()));
  await mine.page.unroute('**/content-manager/collection-types/**');
  await save(mine.page);
});

test('the page for a forgotten password says what to do', async () => {
  const context = await own.browser.newContext({ baseURL: own.service.url });
  const page = await context.newPage();
  await page.goto('/admin/auth/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.test');
  await page.getByRole('button', { name: 'Send Email' }).click();
  const words =
    'This server cannot send e-mail. Ask an administrator, or run npm run -s manage -- admin:reset-password on the server.';
  await page.getByRole('alert').filter({ hasText: words }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/auth/forgot-password');
});

test('no page logs an error except for refused requests', () => {
  const others = [...mine.complaints, ...theirs.complaints].filter(
    (complaint) => !/status of 409|ERR_FAILED/.test(complaint),
  );
  expect(others).toEqual([]);
});
