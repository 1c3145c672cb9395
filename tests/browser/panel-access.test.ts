/// <reference lib="dom" />
import { createAcme } from '../support/acme';
import { accessFaults } from '../support/axe';
import { logInBookkeeper } from '../support/bookkeeper';
import { ownPanel } from '../support/own-panel';
import {
  act,
  editPath,
  formPath,
  goTo,
  logIn,
  newOperator,
  openActions,
  openPanel,
  type Panel,
} from '../support/panel';
import {
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
} from '../support/records';
import type { ServiceAt } from '../support/service';

/** Every page of the panel, the generator's page and the documentation follow WCAG 2.2 AA. */
let panel: Panel;
const ids: Record<string, string> = {};

async function seed(service: ServiceAt): Promise<void> {
  const { client, ada, business } = await createAcme(service, { default_currency: 'EUR' });
  const made = async (name: string, record: Promise<Record<string, unknown>>) => {
    ids[name] = String((await record).id);
  };
  const sent = {
    currency: 'EUR',
    status: 'sent',
    issue_date: '2026-02-10',
    due_date: '2026-02-20',
  };
  await made('draft', createInvoice(client, ada, { currency: 'EUR' }));
  await made('sent', createInvoice(client, ada, { ...sent, items: [line(), line()] }));
  await made('quotation', createQuotation(client, ada, { currency: 'EUR', status: 'sent' }));
  await made('product', createProduct(client));
  await made('payment', recordPayment(client, ids['sent'] ?? '', { amount: 10 }));
  await made('credit', creditInvoice(client, String((await createInvoice(client, ada, sent)).id)));
  Object.assign(ids, { business, ada });
}

const own = ownPanel(async ({ browser, service }) => {
  await seed(service);
  panel = await logIn(browser, service, await newOperator(service));
});

/** A path of the panel, and the heading by which a page shows that it is there. */
type Place = readonly [path: string, heading: string];

/** Opens a page of the panel; without loading it again, unless a form would ask whether to leave it. */
async function open([path, heading]: Place): Promise<void> {
  const { page } = panel;
  if (page.url().endsWith('/create')) await goTo(page, path);
  else
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor();
  // What stands beside the record is read after the record.
  await page.waitForTimeout(200);
}

async function faultsOf(places: readonly Place[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const place of places) {
    const shown = await open(place).then(
      () => true,
      () => false,
    );
    const faults = shown ? await accessFaults(panel.page) : ['The page does not open.'];
    if (faults.length > 0) found[place[0]] = faults;
  }
  return found;
}

test('lists, empty lists, reports, the import, the settings and the home page', async () => {
  const places: Place[] = [
    ['/admin', 'Hello Olive'],
    [formPath('invoice'), 'Invoices'],
    [formPath('quotation'), 'Quotations'],
    [formPath('credit-note'), 'Credit notes'],
    [formPath('payment'), 'Payments'],
    [formPath('refund'), 'Refunds'],
    [formPath('customer'), 'Customers'],
    [formPath('product'), 'Products'],
    [formPath('business'), 'Businesses'],
    [formPath('webhook-endpoint'), 'Webhook endpoints'],
    [formPath('webhook-delivery'), 'Webhook deliveries'],
    [formPath('generator-usage'), 'Generator usage'],
    [formPath('generator-allowance'), 'Generator allowances'],
    [`${formPath('invoice')}?_q=nothing`, 'Invoices'],
    ['/admin/reports', 'Reports'],
    ['/admin/invoicing-import/customers', 'Import customers'],
    ['/admin/invoicing-import/invoices', 'Import invoices'],
    ['/admin/settings/application-infos', 'Settings'],
    ['/admin/no-such-page', 'Page not found'],
  ];
  expect(await faultsOf(places)).toEqual({});
});

test('forms for new records', async () => {
  const places: Place[] = [
    [formPath('invoice', 'create'), 'New invoice'],
    [formPath('quotation', 'create'), 'New quotation'],
    [formPath('customer', 'create'), 'New customer'],
    [formPath('product', 'create'), 'New product'],
    [formPath('business', 'create'), 'New business'],
    [formPath('webhook-endpoint', 'create'), 'New webhook endpoint'],
  ];
  expect(await faultsOf(places)).toEqual({});
});

test('forms of records, open and locked', async () => {
  const places: Place[] = [
    [formPath('invoice', ids['draft']), 'INV-00001'],
    [formPath('invoice', ids['sent']), 'INV-00002'],
    [formPath('quotation', ids['quotation']), 'QT-00001'],
    [formPath('credit-note', ids['credit']), 'CN-00001'],
    [formPath('payment', ids['payment']), 'Payment'],
    [formPath('customer', ids['ada']), 'Ada'],
    [editPath(String(ids['ada'])), 'Ada'],
    [formPath('product', ids['product']), 'Consulting'],
    [formPath('business', ids['business']), 'Acme'],
  ];
  expect(await faultsOf(places)).toEqual({});
});

test('dialogs', async () => {
  const { page } = panel;
  await page.emulateMedia({ colorScheme: 'light' });
  await open([formPath('invoice', ids['sent']), 'INV-00002']);
  await page.getByTestId('timeline').getByRole('listitem').first().waitFor();
  await openActions(page);
  await page.getByRole('menuitem').first().waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await act(page, 'Record payment');
  await page.getByRole('dialog').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await open([formPath('business', ids['business']), 'Acme']);
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await accessFaults(page)).toEqual([]);
});

test('what a bookkeeper reaches: bank, customer, import, export and its job', async () => {
  const administrator = panel;
  const browser = panel.page.context().browser();
  if (!browser) throw new Error('The browser has gone.');
  panel = await logInBookkeeper(browser, own.service, String(ids['business']));
  const { page } = panel;
  const places: Place[] = [
    ['/admin', 'Hello Olive'],
    ['/admin/bank', 'Bank'],
    ['/admin/bank?tab=files', 'Bank'],
    [formPath('invoice'), 'Invoices'],
    [formPath('invoice', 'create'), 'New invoice'],
    [formPath('recurring-invoice', 'create'), 'New recurring invoice'],
    [formPath('customer', ids['ada']), 'Ada'],
    [editPath(String(ids['ada'])), 'Ada'],
    [formPath('invoice', ids['sent']), 'INV-00002'],
    ['/admin/invoicing-import/customers', 'Import customers'],
    ['/admin/reports', 'Reports'],
  ];
  expect(await faultsOf(places)).toEqual({});
  await page.getByRole('button', { name: 'Export for the adviser' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start the export' }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('job').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.context().close();
  panel = administrator;
});

test('the login and the page of the generator', async () => {
  const browser = panel.page.context().browser();
  if (!browser) throw new Error('The browser has gone.');
  const { page } = await openPanel(browser, { url: new URL(panel.page.url()).origin });
  const found: Record<string, string[]> = {};
  for (const [path, shown] of [
    ['/admin/auth/login', 'form'],
    ['/', '#lines li'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    const faults = await accessFaults(page);
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
});
