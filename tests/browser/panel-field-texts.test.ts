import { createAcme, type Acme } from '../support/acme';
import { adminApi } from '../support/api';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import { formPath, goTo, input, logIn, newOperator, openMore, type Panel } from '../support/panel';
import { createInvoice } from '../support/records';

const CUSTOMERS = 'api::customer.customer';

let panel: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  panel = await logIn(browser, service, await newOperator(service));
  await panel.page.evaluate(() => localStorage.setItem('strapi-admin-language', 'de'));
  await panel.page.reload();
});

const headed = (name: string) => panel.page.locator('thead').getByText(name, { exact: true });

/** The chosen language has Strapi's own word for this button. */
const saveIn = () => panel.page.getByRole('button', { name: /^(Save|Speichern|Enregistrer)$/ });

async function configuration() {
  const answer = await adminApi(own.service).get(
    `/content-manager/content-types/${CUSTOMERS}/configuration`,
  );
  return answer.body.data.contentType as { metadatas: unknown; settings: { searchable: boolean } };
}

test('a form has its labels, hints and examples in German', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  await page.getByText('Fälligkeitsdatum', { exact: true }).waitFor();
  await openMore(page);
  await page.getByText('Wenn leer, die nächste Nummer des Unternehmens.').waitFor();
  expect(await input(page, 'invoice_number').getAttribute('placeholder')).toBe('Nächste Nummer');
});

test('so has a list its name and its columns', async () => {
  const { page } = panel;
  await createInvoice(acme.client, acme.ada);
  await goTo(page, formPath('invoice'));
  await page.getByRole('heading', { name: 'Rechnungen' }).waitFor();
  for (const name of ['Nummer', 'Kunde', 'Fälligkeitsdatum', 'Gesamtbetrag'])
    await headed(name).waitFor();
});

test('a refused save says in German what to mend', async () => {
  const { page } = panel;
  await createInvoice(acme.client, acme.ada, { invoice_number: 'X-1' });
  const { id } = await createInvoice(acme.client, acme.ada, { invoice_number: 'X-2' });
  await goTo(page, formPath('invoice', id));
  await openMore(page);
  await input(page, 'invoice_number').fill('X-1');
  await saveIn().click();
  await page.getByText('Nummer: ist in diesem Unternehmen bereits vergeben').waitFor();
  await page.getByText('ist in diesem Unternehmen bereits vergeben', { exact: true }).waitFor();
  expect(await page.getByTestId('problems').innerText()).toBe('Nummer');
  // The browser's own line about the refusal.
  expect(panel.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('the history tells changes in German', async () => {
  const { page } = panel;
  const { id } = await createInvoice(acme.client, acme.ada, { due_date: '2026-05-01' });
  await acme.client.patch(`/api/v1/invoices/${id as string}`, { due_date: '2026-05-15' });
  // The form before has unsaved changes.
  await page.goto(formPath('invoice', id));
  await page
    .getByTestId('history-entry')
    .filter({ hasText: 'hat „Fälligkeitsdatum“ von 1. Mai 2026 auf 15. Mai 2026 geändert' })
    .waitFor();
});

test('a view that is configured in German keeps its English, and so all languages', async () => {
  const { page } = panel;
  const before = await configuration();
  await goTo(page, `${formPath('customer')}/configurations/list`);
  await page.getByText('Ort', { exact: true }).first().waitFor();
  await page.getByRole('checkbox').first().click();
  const [saved] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    saveIn().click(),
  ]);
  expect(saved.status()).toBe(200);
  // Until the form knows that it is saved, it asks whoever leaves it.
  await eventually(() => saveIn().isDisabled());
  const after = await configuration();
  expect(after.settings).not.toEqual(before.settings);
  expect(after.metadatas).toEqual(before.metadatas);
});

test('a list follows another language without a reload', async () => {
  const { page } = panel;
  await goTo(page, formPath('customer'));
  await headed('Ort').waitFor();
  await goTo(page, '/admin/me');
  await page.getByRole('combobox', { name: 'Sprache der Oberfläche' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await saveIn().click();
  await page.waitForFunction(() => localStorage.getItem('strapi-admin-language') === 'fr');
  await goTo(page, formPath('customer'));
  await headed('Ville').waitFor();
  expect(panel.complaints).toEqual([]);
});
