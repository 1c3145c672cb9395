import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { accessFaults } from '../support/axe';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { field, fillLeast, press, visit } from '../support/invoice-page';
import { sharedPanel } from '../support/own-panel';
import { formPath, said, shownTotals, type Panel } from '../support/panel';

let panel: Panel;
let acme: Acme;
let draft: Buffer;

/** A draft as the page at / saves it. */
async function savedDraft(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Run it yourself' }).click();
  const saving = page.waitForEvent('download');
  await press(page, 'Save this draft as a file');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('INV-7, Bora Ltd.json');
  return readFileSync(await saved.path());
}

sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  panel = await logInBookkeeper(browser, service, acme.business);
  const { page, complaints } = await visit(browser, { service });
  await fillLeast(page);
  await field(page, 'Number').fill('INV-7');
  await field(page, 'Bill To').fill('Bora Ltd\n2 Street');
  await field(page, 'Tax').fill('20');
  await page.getByLabel('Currency').fill('€');
  draft = await savedDraft(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

const chooseFile = (page: Page, buffer: Buffer) =>
  page
    .locator('input[type=file]:enabled')
    .setInputFiles({ name: 'draft.json', mimeType: 'application/json', buffer });

test('a draft that the page has saved becomes an invoice in the panel', async () => {
  const { page } = panel;
  await page.goto(formPath('invoice'));
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Import invoices' }).waitFor();
  await chooseFile(page, Buffer.from(draft.toString().replace('"20"', '"much"')));
  await press(page, 'Import the draft');
  await page.getByRole('alert').filter({ hasText: 'tax must be a decimal number' }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await press(page, 'Back');
  await chooseFile(page, draft);
  await press(page, 'Import the draft');
  await said(page, 'The draft is now invoice');
  await page.getByRole('heading', { name: 'INV-' }).first().waitFor();
  expect(Object.values(await shownTotals(page)).join(' ')).toContain('120.00');
  const { body } = await acme.client.get('/api/v1/customers?name=bora');
  expect(body.data).toMatchObject([{ name: 'Bora Ltd', address: '2 Street' }]);
  // The browser itself reports the refusal.
  const own = panel.complaints.filter((one) => !one.includes('status of 400'));
  expect(own).toEqual([]);
});
