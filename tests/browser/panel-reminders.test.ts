import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { adminApi } from '../support/api';
import { dayIn, MAIL_ENV } from '../support/clock';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  openActions,
  said,
  save,
  type Panel,
} from '../support/panel';
import { createInvoice, recordPayment, type Fields } from '../support/records';
import { printDay } from '../../src/domain/report-words';

let panel: Panel;
let acme: Acme;
const own = ownPanel(
  async ({ browser, service }) => {
    acme = await createAcme(service, { default_currency: 'EUR' });
    await acme.client.patch(`/api/v1/customers/${acme.ada}`, { email: 'ada@customer.example' });
    panel = await logIn(browser, service, await newOperator(service));
  },
  () => Promise.resolve({ env: MAIL_ENV }),
);

async function open(fields: Fields = {}): Promise<{ page: Page; id: string; number: string }> {
  const { id, invoice_number: number } = await createInvoice(acme.client, acme.ada, {
    status: 'sent',
    currency: 'EUR',
    due_date: dayIn('UTC', 10),
    ...fields,
  });
  const { page } = panel;
  await goTo(page, formPath('invoice', String(id)));
  await page.getByTestId('reminders').waitFor();
  return { page, id: id as string, number: String(number) };
}

const shown = (page: Page) => page.getByTestId('reminders').innerText();

test('a business turns reminders on in its form, and bad days are refused at their field', async () => {
  expect(await shown((await open()).page)).toContain('This business sends no reminders by itself.');
  const { page } = panel;
  await goTo(page, formPath('business', acme.business));
  await input(page, 'reminder_days_after').fill('7 days');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText('must be at most 5 whole days from 0 to 365', { exact: false })
    .first()
    .waitFor();
  await input(page, 'reminder_days_after').fill('14;7');
  await save(page);
  await eventually(async () => (await input(page, 'reminder_days_after').inputValue()) === '7, 14');
  // The browser reports the refusal, too.
  expect(panel.complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
});

test('the next reminder stands beside the invoice, and a click shows one before it is sent', async () => {
  const { page, number } = await open();
  const next = `The next one is sent on ${printDay(dayIn('UTC', 17))}, 7 days after the due date, from 8:00`;
  expect(await shown(page)).toContain(next);
  await act(page, 'Remind now');
  const dialog = page.getByRole('dialog');
  const subject = dialog.getByTestId('mail-subject');
  await subject.waitFor();
  expect(await subject.innerText()).toMatch(new RegExp(`^From Acme: .*${number}`));
  await dialog.getByText('ada@customer.example').waitFor();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  const message = dialog.getByRole('textbox', { name: 'Message' });
  expect(await message.inputValue()).toContain(number);
  await message.fill('Dear Ada, have you seen it?');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Show as plain text' }).click();
  const text = dialog.getByTestId('mail-text');
  await text.filter({ hasText: 'Dear Ada, have you seen it?' }).waitFor();
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await said(page, `A reminder for ${number} is on its way.`);
  const sent = page.getByTestId('mail').first();
  await sent.getByText('Olive Operator · by hand', { exact: false }).waitFor();
  expect(await sent.innerText()).toContain('ada@customer.example');
  expect(await shown(page)).toContain(next);
});

test('a locked invoice can be exempted, and then nobody can remind of it', async () => {
  const { page, id } = await open();
  await recordPayment(acme.client, id, { amount: 10 });
  await page.reload();
  await page.getByTestId('lock-notice').waitFor();
  // The API stored no answer, which counts as No.
  expect(await page.getByTestId('facts').innerText()).not.toContain('Reminders');
  await act(page, 'Stop reminders');
  await page.getByTestId('facts').getByText('Stopped').waitFor();
  await eventually(async () =>
    (await shown(page)).includes('Reminders are turned off for this invoice.'),
  );
  await openActions(page);
  const offered = await page.getByRole('menuitem').allInnerTexts();
  expect(offered).toContain('Allow reminders again');
  expect(offered).not.toContain('Remind now');
  await page.keyboard.press('Escape');
  const path = `/content-manager/collection-types/api::invoice.invoice/${id}`;
  expect((await adminApi(own.service).get(path)).body.data.no_reminders).toBe(true);
});

test('a draft shows no reminders', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada);
  await goTo(page, formPath('invoice', String(id)));
  await page.getByRole('button', { name: 'Download PDF' }).waitFor();
  expect(await page.getByTestId('reminders').count()).toBe(0);
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
