import { createAcme, type Acme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import {
  formPath,
  goTo,
  input,
  logIn,
  more,
  newOperator,
  openMore,
  said,
  save,
  type Panel,
} from '../support/panel';
import { createInvoice } from '../support/records';

let panel: Panel;
let acme: Acme;

ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  panel = await logIn(browser, service, await newOperator(service));
});

test('a draft shows its references once they are asked for, and stores them', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada);
  await goTo(page, formPath('invoice', id as string));
  await more(page).waitFor();
  expect(await input(page, 'contract_reference').count()).toBe(0);
  await openMore(page);
  await input(page, 'contract_reference').fill('V-2026/7');
  await input(page, 'despatch_reference').fill('LS 9');
  await save(page);
  await said(page, 'Saved');
  const { body } = await acme.client.get(`/api/v1/invoices/${id as string}`);
  expect([body.contract_reference, body.despatch_reference, body.tender_reference]).toEqual([
    'V-2026/7',
    'LS 9',
    null,
  ]);
});

test('a draft that names one shows them at once', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada, { project_reference: 'P 1' });
  await goTo(page, formPath('invoice', id as string));
  await input(page, 'project_reference').waitFor();
  expect(await input(page, 'project_reference').inputValue()).toBe('P 1');
  await input(page, 'project_reference').fill('');
  expect(await input(page, 'project_reference').count()).toBe(1);
});

test('the page of an issued invoice shows what it names, and nothing else', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada, {
    status: 'sent',
    contract_reference: 'V-9',
    service_period_start: '2026-11-01',
    delivery_address: {
      name: 'Dock 4',
      address: '2 Side Street',
      city: 'Wien',
      postal_code: '1010',
      country_code: 'AT',
    },
  });
  await goTo(page, formPath('invoice', id as string));
  const facts = page.getByTestId('facts');
  await facts.getByText('V-9').waitFor();
  const text = await facts.innerText();
  expect(text).toMatch(/Contract\s+V-9/);
  expect(text).toMatch(/Delivery address\s+Dock 4, 2 Side Street, 1010 Wien, Austria \(AT\)/);
  expect(text).toMatch(/Service period from\s+1 November 2026/);
  expect(text).not.toMatch(/Project|Tender|Service period until/);
});
