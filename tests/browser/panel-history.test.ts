import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { formPath, goTo, act, input, said, save, type Panel } from '../support/panel';
import { sharedPanel } from '../support/own-panel';
import { createInvoice } from '../support/records';

let panel: Panel;
let acme: Acme;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  panel = await logInBookkeeper(browser, service, acme.business);
});

const entries = () => panel.page.getByTestId('history-entry');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('the timeline beside an invoice tells each change in words', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada, {
    due_date: '2026-05-01',
    currency: 'EUR',
  });
  await acme.client.patch(`/api/v1/invoices/${id as string}`, { due_date: '2026-05-15' });
  await goTo(page, formPath('invoice', id));
  await entries().first().waitFor();
  expect(flat(await entries().first().innerText())).toMatch(
    /^.+ \(API key\) changed Due date from 1 May 2026 to 15 May 2026 \d/,
  );
  const long = 'Thank you. '.repeat(30);
  await input(page, 'notes').fill(long);
  await save(page);
  await entries().filter({ hasText: 'Notes' }).waitFor();
  const saved = entries().first();
  expect(flat(await saved.innerText())).toMatch(
    /^Olive Operator set Notes to (Thank you\. )+T?h?a?n?k?.*… ?Show all \d/,
  );
  await saved.getByRole('button', { name: 'Show all' }).click();
  expect(flat(await saved.innerText())).toContain(flat(long));
  await act(page, 'Mark as sent');
  await said(page, 'is sent.');
  await entries().filter({ hasText: 'Status' }).waitFor();
  expect(flat(await entries().first().innerText())).toMatch(
    /^Olive Operator changed Status from Draft to Sent \d/,
  );
  const made = entries().last();
  expect(flat(await made.innerText())).toMatch(/created this invoice Show original values/);
  await made.getByRole('button', { name: 'Show original values' }).click();
  expect(flat(await made.innerText())).toContain('Due date: 1 May 2026');
});

test('changed lines are told by their place', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada);
  await goTo(page, formPath('invoice', id));
  await input(page, 'items.0.quantity').fill('3');
  await input(page, 'items.0.description').focus();
  await save(page);
  await entries().filter({ hasText: 'line 1' }).waitFor();
  const text = flat(await entries().first().innerText());
  expect(text).toContain('line 1: changed Quantity from 2 to 3');
  expect(text).toContain('changed Total from 110.00 USD to 165.00 USD');
});

test('earlier changes are shown on a click', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada);
  for (let count = 1; count <= 12; count++)
    await acme.client.patch(`/api/v1/invoices/${id as string}`, { notes: `Note ${count}` });
  await goTo(page, formPath('invoice', id));
  await entries().nth(9).waitFor();
  expect(await entries().count()).toBe(10);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await entries().nth(12).waitFor();
  expect(await entries().count()).toBe(13);
  expect(await page.getByRole('button', { name: 'Show earlier' }).count()).toBe(0);
});

test('customers and businesses have their timeline, and nothing complains', async () => {
  const { page } = panel;
  await goTo(page, formPath('customer', acme.ada));
  await entries().filter({ hasText: 'created this customer' }).waitFor();
  await goTo(page, formPath('business', acme.business));
  await entries().filter({ hasText: 'created this business' }).waitFor();
  expect(panel.complaints).toEqual([]);
});
