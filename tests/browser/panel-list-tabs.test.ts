import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import { formPath, goTo, type Panel } from '../support/panel';
import { createCustomer, createInvoice, line, type Created } from '../support/records';
import { startExport } from '../support/export-dialog';

/** A bookkeeper looks for invoices, sums them up, and works on several at once. */
let panel: Panel;
let acme: Acme;
const made: Record<string, Created> = {};

const PAST = '2020-01-31';

sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  const { client } = acme;
  const muller = await createCustomer(client, { name: 'Müller & Söhne GmbH' });
  const long = await createCustomer(client, {
    name: 'Donaudampfschiffahrtsgesellschaft '.repeat(4),
  });
  const bill = async (name: string, customer: string, fields: object) => {
    made[name] = await createInvoice(client, customer, {
      items: [line()],
      currency: 'EUR',
      ...fields,
    });
  };
  await bill('draft', muller.id, { status: 'draft', issue_date: '2026-03-01' });
  await bill('draft2', long.id, { status: 'draft', issue_date: '2026-03-02' });
  await bill('open', muller.id, { status: 'sent', due_date: '2999-12-31' });
  const late = { status: 'overdue', issue_date: '2020-01-01', due_date: PAST };
  await bill('late', muller.id, { ...late, amount_paid: 10 });
  await bill('yen', acme.ada, { ...late, currency: 'JPY' });
  await bill('paid', acme.ada, { status: 'paid' });
  panel = await logInBookkeeper(browser, service, acme.business);
});

const numberOf = (name: string) => String(made[name]?.invoice_number);
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Status' }).locator(`[data-view="${name}"]`);
const chip = (page: Page, label: string) => page.getByRole('button', { name: `Remove ${label}` });

async function shownNumbers(page: Page): Promise<string[]> {
  return (await page.getByRole('link', { name: /^INV-/ }).allInnerTexts()).sort();
}

async function expectNumbers(page: Page, ...names: string[]): Promise<void> {
  const want = names.map(numberOf).sort();
  await eventually(async () => JSON.stringify(await shownNumbers(page)) === JSON.stringify(want));
}

async function tabCounts(page: Page): Promise<Record<string, string>> {
  const texts = await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('button')
    .allInnerTexts();
  return Object.fromEntries(texts.map((text) => text.trim().split(/\s+/) as [string, string]));
}

test('tabs count the invoices by status, and show them', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice'));
  const counts = { All: '6', Draft: '2', Open: '3', Overdue: '2', Paid: '1', Cancelled: '0' };
  await eventually(async () => JSON.stringify(await tabCounts(page)) === JSON.stringify(counts));
  await tab(page, 'overdue').click();
  await expectNumbers(page, 'late', 'yen');
  await page
    .getByRole('row', { name: numberOf('late') })
    .getByText('Overdue')
    .waitFor();
  await chip(page, 'Overdue').waitFor();
  const sums = page.getByTestId('list-sums').locator('dl');
  await eventually(async () => (await sums.count()) === 2);
  expect((await sums.allInnerTexts()).map((text) => text.split(/\s+/).join(' '))).toEqual([
    'Total 110.00 EUR Amount due 100.00 EUR',
    'Total 110 JPY Amount due 110 JPY',
  ]);
});

test('all main columns are within 1280 pixels, amounts at the right, dates short', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 1280, height: 900 });
  await goTo(page, `${formPath('invoice')}?view=all`);
  await expectNumbers(page, ...Object.keys(made));
  const heads = page.locator('thead th');
  const names = (await heads.allInnerTexts())
    .map((text) => text.trim().toUpperCase())
    .filter(Boolean);
  expect(names.slice(0, 7)).toEqual([
    'NUMBER',
    'CUSTOMER',
    'ISSUE DATE',
    'DUE DATE',
    'STATUS',
    'TOTAL',
    'AMOUNT DUE',
  ]);
  const last = await page
    .getByRole('row', { name: numberOf('draft2') })
    .getByText('110.00 EUR')
    .last()
    .boundingBox();
  expect((last?.x ?? 9999) + (last?.width ?? 0)).toBeLessThan(1280);
  await page
    .getByRole('row', { name: numberOf('late') })
    .getByText('31 Jan 2020')
    .waitFor();
  await page
    .getByRole('row', { name: numberOf('yen') })
    .getByText('110 JPY')
    .first()
    .waitFor();
  const spare = await heads.filter({ hasText: 'Total' }).evaluate((head) => {
    const text = [...head.querySelectorAll('*')].find(
      (one) => one.children.length === 0 && one.textContent?.trim() === 'Total',
    );
    const [outer, inner] = [head, text ?? head].map((one) => one.getBoundingClientRect());
    if (!outer || !inner) return null;
    return { left: inner.left - outer.left, right: outer.right - inner.right };
  });
  expect(spare?.left).toBeGreaterThan(spare?.right ?? 0);
  await heads.getByText('Amount due').click();
  await page.waitForURL(/sort=amount_due:ASC/);
  await eventually(async () =>
    (await page.locator('tbody tr').first().innerText()).includes(numberOf('paid')),
  );
});

test('the search box finds customers without accents, and amounts', async () => {
  const { page } = panel;
  await goTo(page, `${formPath('invoice')}?view=all`);
  await page.getByRole('button', { name: /^Search/ }).click();
  // The menu at the left has a search, too.
  const box = page.locator('input[name=search]');
  await box.fill('muller');
  await box.press('Enter');
  await expectNumbers(page, 'draft', 'open', 'late');
  await eventually(async () => {
    const counts = await tabCounts(page);
    return counts['All'] === '3' && counts['Draft'] === '1';
  });
  await box.fill('100,00');
  await box.press('Enter');
  await expectNumbers(page, 'late');
});

test('a period is a chip, and "Clear all" shows everything again', async () => {
  const { page } = panel;
  await goTo(page, `${formPath('invoice')}?view=all`);
  const period = page.getByRole('combobox', { name: 'Period of issue date' });
  const middleOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const filters = page.getByRole('button', { name: 'Filters' });
  expect(Math.abs((await middleOf(period)) - (await middleOf(filters)))).toBeLessThan(4);
  await period.click();
  await page.getByRole('option', { name: 'From – to' }).click();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('From', { exact: true }).blur();
  await page.getByLabel('To', { exact: true }).fill('2020-12-31');
  await page.getByLabel('To', { exact: true }).blur();
  await expectNumbers(page, 'late', 'yen');
  await chip(page, 'Issue date: 1 Jan 2020 to 31 Dec 2020').waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expectNumbers(page, ...Object.keys(made));
});

test('a link from the home page tells its filter, and the next visit has the own tab again', async () => {
  const { page } = panel;
  await goTo(page, `${formPath('invoice')}?view=all`);
  await tab(page, 'draft').click();
  await expectNumbers(page, 'draft', 'draft2');
  await goTo(page, '/admin');
  const ages = page.getByRole('list', { name: 'Outstanding in EUR' }).getByRole('listitem');
  await ages.filter({ hasText: 'Over 90 days' }).getByRole('link').click();
  await expectNumbers(page, 'late');
  await chip(page, 'Status is one of Sent, Overdue').waitFor();
  await page.getByText('Currency is EUR').first().waitFor();
  await goTo(page, formPath('customer'));
  await page.getByText('Müller & Söhne GmbH').waitFor();
  await goTo(page, formPath('invoice'));
  await expectNumbers(page, 'draft', 'draft2');
  expect(page.url()).not.toContain('filters');
  await tab(page, 'all').click();
});

test('drafts are sent, and what is due is paid; the others are named with the reason', async () => {
  const { page } = panel;
  await goTo(page, `${formPath('invoice')}?view=all`);
  const choose = async (...names: string[]) => {
    for (const name of names)
      await page
        .getByRole('row', { name: numberOf(name) })
        .getByRole('checkbox')
        .click();
  };
  await choose('draft', 'open');
  await page.getByRole('button', { name: 'Mark as sent', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.getByText('1 document marked as sent.').waitFor();
  await dialog.getByText(`${numberOf('open')}: it is not a draft`).waitFor();
  const [whole, close] = [
    await dialog.boundingBox(),
    await dialog.getByRole('button', { name: 'Close' }).last().boundingBox(),
  ];
  expect(close?.x).toBeGreaterThan((whole?.x ?? 0) + (whole?.width ?? 0) / 2);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await eventually(async () => (await tabCounts(page)).Open === '4');
  await choose('late', 'draft2');
  await page.getByRole('button', { name: 'Paid in full', exact: true }).click();
  await dialog.getByRole('button', { name: 'Record the payments' }).click();
  await dialog.getByText('1 document paid.').waitFor();
  await dialog.getByText(new RegExp(`^${numberOf('draft2')}: `)).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await eventually(async () => (await tabCounts(page)).Paid === '2');
  const paid = await acme.readInvoice(String(made['late']?.id));
  expect([paid.status, paid.amount_due]).toEqual(['paid', 0]);
  await choose('late', 'open');
  await page.getByRole('button', { name: 'PDFs as ZIP' }).click();
  await dialog.getByText('Makes one ZIP with the PDF of each of 2 documents.').waitFor();
  await dialog.getByRole('button', { name: 'Make the ZIP' }).click();
  await dialog.getByText('2 documents in the ZIP.').waitFor();
  const zip = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the ZIP' }).click();
  const file = await zip;
  expect(file.suggestedFilename()).toMatch(/^invoices-[\d-]+\.zip$/);
  expect(
    readFileSync(await file.path())
      .toString('latin1')
      .split('%PDF-'),
  ).toHaveLength(3);
  await dialog.getByRole('button', { name: 'Remove the ZIP' }).click();
  await dialog.waitFor({ state: 'detached' });
  await choose('late', 'open');
  // The button beside the one of the whole list.
  await page.getByRole('button', { name: 'Export', exact: true }).last().click();
  await dialog.getByText('2 selected records.').waitFor();
  const csv = page.waitForEvent('download');
  await startExport(page);
  const rows = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(3);
});

test('all that match the list are taken, beyond the page, and the list shows how far it is', async () => {
  const { page } = panel;
  const customer = (await createCustomer(acme.client, { name: 'Many' })).id as string;
  const drafts = await Promise.all(
    Array.from({ length: 12 }, () => createInvoice(acme.client, customer, { status: 'draft' })),
  );
  await goTo(page, `${formPath('invoice')}?view=draft&pageSize=10&_q=Many`);
  await eventually(async () => (await page.locator('tbody').getByRole('row').count()) === 10);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByText('12 selected').waitFor();
  await page.getByRole('button', { name: 'Mark as sent', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Marks 12 invoices as sent').waitFor();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.getByText('12 documents marked as sent.').waitFor();
  await page.getByTestId('job').getByText('12 of 12 done.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByTestId('job').waitFor({ state: 'detached' });
  await page.getByText('Nothing matches', { exact: false }).waitFor();
  const statuses = await Promise.all(drafts.map(({ id }) => acme.readInvoice(String(id))));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['sent']));
});

test('no page has complained', () => {
  expect(panel.complaints).toEqual([]);
});
