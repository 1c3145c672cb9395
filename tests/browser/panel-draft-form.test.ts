/// <reference lib="dom" />
import { createAcme, type Acme } from '../support/acme';
import { accessFaults } from '../support/axe';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  addLine,
  editPath,
  formPath,
  goTo,
  input,
  logIn,
  more,
  newOperator,
  openMore,
  pick,
  save,
  saveButton,
  type Panel,
} from '../support/panel';
import { createInvoice, createProduct, createQuotation, type Fields } from '../support/records';

/** The form of a draft asks what a draft needs. */
let panel: Panel;
let acme: Acme;
let france: Acme;

ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR', country_code: 'DE' });
  france = await createAcme(service, { name: 'Épicerie', country_code: 'FR' });
  panel = await logIn(browser, service, await newOperator(service));
});

/** The names of the fields that the form shows, without its lines. */
const shownFields = () =>
  panel.page
    .locator('form [name]:visible')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name') ?? ''))])
    .then((names) => names.filter((name) => !name.startsWith('items.')));

const shown = async (...names: string[]) =>
  Promise.all(names.map(async (name) => (await input(panel.page, name).count()) > 0));

async function draft(of: Acme, fields: Fields = {}): Promise<string> {
  const { id } = await createInvoice(of.client, of.ada, fields);
  await goTo(panel.page, formPath('invoice', String(id)));
  await more(panel.page).waitFor();
  return String(id);
}

describe('a draft', () => {
  test('asks for days, currency, lines and texts', async () => {
    await draft(acme);
    const parties = ['business', 'customer'];
    const asked = [...parties, 'currency', 'issue_date', 'due_date', 'delivery_date'];
    await input(panel.page, 'terms').waitFor();
    expect(await shownFields()).toEqual([...asked, 'notes', 'terms']);
  });

  test('shows the rest by a button that says whether it is open', async () => {
    const { page } = panel;
    await draft(acme);
    expect(await more(page).getAttribute('aria-expanded')).toBe('false');
    await more(page).focus();
    await page.keyboard.press('Enter');
    expect(await more(page).getAttribute('aria-expanded')).toBe('true');
    const rest = ['invoice_number', 'order_reference', 'no_reminders', 'contract_reference'];
    expect(await shown(...rest)).toEqual([true, true, true, true]);
    expect(await accessFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await more(page).getAttribute('aria-expanded')).toBe('false');
    expect(await shown(...rest)).toEqual([false, false, false, false]);
  });

  test('shows a field of the rest that has a value, and keeps it when the rest is closed', async () => {
    const { page } = panel;
    const id = await draft(acme, { order_reference: 'PO 7' });
    const names = ['order_reference', 'contract_reference', 'no_reminders', 'tender_reference'];
    expect(await shown(...names)).toEqual([true, false, false, false]);
    await openMore(page);
    await input(page, 'contract_reference').fill('V 1');
    await page.getByRole('checkbox', { name: 'No reminders' }).click();
    await more(page).click();
    expect(await shown(...names)).toEqual([true, true, true, false]);
    await save(page);
    expect(await acme.readInvoice(id)).toMatchObject({
      order_reference: 'PO 7',
      contract_reference: 'V 1',
    });
    await page.reload();
    await page.getByRole('checkbox', { name: 'No reminders', checked: true }).waitFor();
  });

  test('opens the rest where a save was refused for a field of it', async () => {
    const { page } = panel;
    await createInvoice(acme.client, acme.ada, { invoice_number: 'X-1' });
    await draft(acme);
    await openMore(page);
    await input(page, 'invoice_number').fill('X-1');
    await more(page).click();
    await saveButton(page).click();
    await page.getByTestId('problems').getByRole('button', { name: 'Number' }).click();
    expect(await more(page).getAttribute('aria-expanded')).toBe('true');
    await page.getByText('is already used in this business').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'invoice_number',
    );
    expect(panel.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  });

  test('asks for codes of France in France alone', async () => {
    const { page } = panel;
    const treatment = page.getByRole('combobox', { name: 'Reported as' });
    await draft(acme);
    await openMore(page);
    await input(page, 'contract_reference').waitFor();
    expect(await treatment.count()).toBe(0);
    await draft(france);
    await openMore(page);
    await treatment.waitFor();
    // A business that was French keeps what it has chosen.
    await draft(acme, { e_invoice_treatment: 'B2C' });
    await treatment.waitFor();
  });

  test('of a quotation has its own rest', async () => {
    const { page } = panel;
    const { id } = await createQuotation(acme.client, acme.ada);
    await goTo(page, formPath('quotation', String(id)));
    await openMore(page);
    expect(await shown('quotation_number', 'contract_reference', 'order_reference')).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a new invoice', () => {
  test('begins with today, and no example looks like a value', async () => {
    const { page } = panel;
    await goTo(page, `${formPath('invoice', 'create')}?customer=${acme.ada}`);
    const day = input(page, 'issue_date');
    await eventually(async () => (await day.inputValue()) !== '');
    const today = new Date().toISOString().slice(0, 10);
    expect(new Date(`${await day.inputValue()} UTC`).toISOString().slice(0, 10)).toBe(today);
    expect(await input(page, 'due_date').inputValue()).toBe('');
    const placeholders = await page
      .locator('form [placeholder]:visible')
      .evaluateAll((all) => all.map((one) => one.getAttribute('placeholder') ?? ''));
    expect(placeholders.filter((text) => /^[^.]*\d/.test(text))).toEqual([]);
    expect(await input(page, 'notes').getAttribute('placeholder')).toBe('e.g. Thank you!');
    await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '5750.4' });
    expect(await input(page, 'items.0.unit_price').inputValue()).toBe('5,750.40');
    const id = await save(page);
    expect(await acme.readInvoice(id)).toMatchObject({ issue_date: today, total: 5750.4 });
  });

  test('keeps another day, and is dated today by the service where it was emptied', async () => {
    const { page } = panel;
    await goTo(page, `${formPath('invoice', 'create')}?customer=${acme.ada}`);
    await eventually(async () => (await input(page, 'issue_date').inputValue()) !== '');
    await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '0.125' });
    await input(page, 'issue_date').fill('');
    await input(page, 'notes').focus();
    expect(await input(page, 'issue_date').inputValue()).toBe('');
    expect(await input(page, 'items.0.unit_price').inputValue()).toBe('0.125');
    await input(page, 'issue_date').fill('3 Nov 2026');
    const id = await save(page);
    expect(await acme.readInvoice(id)).toMatchObject({ issue_date: '2026-11-03' });
  });
});

test('the price of a product has two decimals, and one with more keeps them', async () => {
  const { page } = panel;
  for (const [price, text] of [
    [5750.4, '5,750.40'],
    [0.1255, '0.1255'],
  ] as const) {
    const { id } = await createProduct(acme.client, { unit_price: price, currency: 'EUR' });
    await goTo(page, formPath('product', String(id)));
    await eventually(async () => (await input(page, 'unit_price').inputValue()) === text);
  }
});

test('metadata stands beside a form when there is some, or somebody asks for it', async () => {
  const { page } = panel;
  const beside = page.getByTestId('metadata');
  await draft(acme, { metadata: { crm: '7' } });
  await beside.getByLabel('crm', { exact: true }).waitFor();
  await goTo(page, editPath(acme.ada));
  await input(page, 'email').waitFor();
  expect(await beside.count()).toBe(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add metadata' }).click();
  await beside.getByLabel('New key').fill('crm');
  await beside.getByLabel('Value').fill('8');
  await beside.getByRole('button', { name: 'Add' }).click();
  await save(page);
  const { body } = await acme.client.get(`/api/v1/customers/${acme.ada}`);
  expect(body.metadata).toEqual({ crm: '8' });
});

describe('a business', () => {
  test('has five sections, to which a list beside them leads', async () => {
    const { page } = panel;
    await goTo(page, formPath('business', acme.business));
    const list = page.getByTestId('sections').locator('visible=true');
    await list.getByRole('button', { name: 'Documents' }).click();
    const headings = page.locator('main h2[id^=topic]');
    expect(await headings.allInnerTexts()).toEqual(await list.getByRole('button').allInnerTexts());
    expect(await headings.count()).toBe(5);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('topic-documents');
  });

  test('asks for codes of France in France alone', async () => {
    const { page } = panel;
    await goTo(page, formPath('business', acme.business));
    await input(page, 'registration_id').waitFor();
    expect(await shown('business_process', 'coded_notes')).toEqual([false, false]);
    await goTo(page, formPath('business', france.business));
    await input(page, 'business_process').waitFor();
    expect(await shown('business_process', 'coded_notes')).toEqual([true, true]);
  });

  test('without customers leads to the first one', async () => {
    const { page } = panel;
    await goTo(page, formPath('business', acme.business));
    await page.getByTestId('sections').locator('visible=true').waitFor();
    const next = page.getByRole('complementary').getByRole('link', { name: 'New customer' });
    expect(await next.count()).toBe(0);
    await goTo(page, formPath('business', 'create'));
    await input(page, 'name').fill('Neuland');
    await pick(page, 'Currency', 'Euro (EUR)');
    await save(page);
    await next.click();
    const business = page.getByRole('combobox', { name: 'Business' });
    await eventually(async () => (await business.inputValue()) === 'Neuland');
  });
});

test('at 390 pixels a draft begins with its status and total', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 390, height: 844 });
  await draft(acme);
  const head = page.getByTestId('narrow-figures');
  expect(await head.innerText()).toMatch(/Draft\s+Total 110\.00 EUR/i);
  const bottom = async (one: typeof head) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return y + height;
  };
  const first = page.getByRole('combobox', { name: 'Business' });
  expect(await bottom(head)).toBeLessThan((await bottom(first)) - 40);
  await input(page, 'items.0.unit_price').fill('200');
  await eventually(async () => (await head.innerText()).includes('440.00 EUR'));
  // The menu of a phone is measured after the page is drawn.
  await eventually(async () => (await accessFaults(page)).length === 0);
});

test('no page has complained', () => {
  expect(panel.complaints).toEqual([]);
});
