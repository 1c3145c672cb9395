import { randomUUID } from 'node:crypto';
/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  addLine,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  openMore,
  pick,
  save,
  saveButton,
  type Panel,
} from '../support/panel';
import { createCustomer } from '../support/records';

let panel: Panel;
let acme: Acme;
ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  await createKey({ service, businessFields: { name: 'Globex' } });
  panel = await logIn(browser, service, await newOperator(service));
});

test('a new customer begins with the business of its document', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  const shown = page.getByTestId('totals');
  await shown.waitFor();
  expect(await shown.innerText()).not.toContain('USD');
  await pick(page, 'Business', 'Globex');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'New customer' }).click(),
  ]);
  const business = tab.getByRole('combobox', { name: 'Business' });
  await eventually(async () => (await business.inputValue()) === 'Globex');
  await input(tab, 'name').fill('Grace');
  await save(tab);
  await tab.close();
});

test('the link to a customer with a long name stays within its field', async () => {
  const { page } = panel;
  await createCustomer(acme.client, { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) });
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await customer.click();
  await page.getByRole('option', { name: 'Donau' }).click();
  const link = page.getByRole('link', { name: 'Donau' });
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
  const field = page.locator('form').first();
  await link.waitFor();
  expect(right(await link.boundingBox())).toBeLessThanOrEqual(right(await field.boundingBox()));
  const beside = page.getByRole('link', { name: 'New customer' });
  expect((await link.boundingBox())?.width).toBeLessThan(700);
  expect(await beside.isVisible()).toBe(true);
});

const problems = (page: Page) => page.getByTestId('problems').getByRole('listitem');

/** Watches each frame from now on. @returns reads the fewest elements that a frame showed */
async function fewestOf(page: Page, selector: string): Promise<() => Promise<number>> {
  const name = `fewest ${selector} ${randomUUID()}`;
  await page.evaluate(
    ([looked, key]) => {
      const kept = window as unknown as Record<string, number>;
      const look = () => {
        const shown = document.querySelectorAll(looked).length;
        kept[key] = Math.min(kept[key] ?? shown, shown);
        requestAnimationFrame(look);
      };
      look();
    },
    [selector, name] as const,
  );
  return () =>
    page.evaluate((key) => (window as unknown as Record<string, number>)[key] ?? 0, name);
}

test('a save names all wrong fields at once, and they go as they are mended', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  await page.getByRole('combobox', { name: 'Business' }).waitFor();
  const line = { description: 'Work', quantity: '2', unit_price: '1x', discount_rate: '120' };
  await addLine(page, 0, line);
  await openMore(page);
  await input(page, 'order_reference').fill('a'.repeat(300));
  await saveButton(page).click();
  await eventually(async () => (await problems(page).count()) === 5);
  expect((await problems(page).allInnerTexts()).sort()).toEqual([
    'Business',
    'Customer',
    'Line 1: Discount %',
    'Line 1: Unit price',
    'Order reference',
  ]);
  await page.getByText('Not saved: a date or number was not understood').waitFor();
  await addLine(page, 0, { ...line, unit_price: '1.5', discount_rate: '12' });
  await input(page, 'order_reference').fill('PO 1');
  await saveButton(page).click();
  await eventually(async () => (await problems(page).count()) === 2);
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Ada');
  await save(page);
  // The browser itself complains of refusals.
  for (const complaint of panel.complaints.splice(0))
    expect(complaint).toMatch(/^error: Failed to load resource: .* status of 400 .*invoice/);
});

test('what is typed while a record is saved and read again stays', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Ada');
  await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '10' });
  const id = await save(page);
  await page.getByRole('button', { name: 'Send by email' }).waitFor();
  const record = new RegExp(`collection-types/api::invoice.invoice/${id}(\\?|$)`);
  const held: (() => void)[] = [];
  await page.route(record, (route) => void held.push(() => void route.continue()));
  const letGo = async () => {
    await eventually(() => held.length > 0);
    const answered = page.waitForResponse((response) => record.test(response.url()));
    for (const go of held.splice(0)) go();
    await answered;
  };
  const reference = input(page, 'order_reference');
  await openMore(page);
  await reference.fill('PO 2');
  await saveButton(page).click();
  await eventually(() => held.length > 0);
  await reference.fill('PO 3');
  await letGo();
  await eventually(async () => (await reference.inputValue()) === 'PO 3');
  // The record is being read again.
  await eventually(() => held.length > 0);
  await reference.fill('PO 4');
  await letGo();
  await page.unroute(record);
  await eventually(async () => saveButton(page).isEnabled());
  // Strapi's form goes back to what is stored for a moment.
  await eventually(async () => (await reference.inputValue()) === 'PO 4');
  await save(page);
  expect(await acme.readInvoice(id)).toMatchObject({ order_reference: 'PO 4' });
  expect(panel.complaints).toEqual([]);
});

test('the form and the panels beside it stay while a record is saved, new or not', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Ada');
  await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '10' });
  // The form has the id of the record from then on, so Strapi draws all of it anew.
  const fewestShown = await Promise.all(
    ['form', '[data-testid=totals]', 'aside:first-child button'].map((one) => fewestOf(page, one)),
  );
  const id = await save(page);
  await page.getByRole('button', { name: 'Send by email' }).waitFor();
  expect(await Promise.all(fewestShown.map((fewest) => fewest()))).toEqual([1, 1, 1]);
  await openMore(page);
  for (const reference of ['PO 2', 'PO 3']) {
    await input(page, 'order_reference').fill(reference);
    const fewestPanels = await fewestOf(page, 'aside h2');
    const shown = await page.locator('aside h2').count();
    // The form takes the record when it is read again.
    const read = page.waitForResponse(
      (response) =>
        response.request().method() === 'GET' &&
        new RegExp(`/api::invoice.invoice/${id}(\\?|$)`).test(response.url()),
    );
    await save(page);
    await read;
    await eventually(async () => saveButton(page).isDisabled());
    expect([reference, await fewestPanels()]).toEqual([reference, shown]);
  }
  expect(panel.complaints).toEqual([]);
});
