import { markOverdueAndExpired } from '../../src/billing/documents/mark-overdue-and-expired';
import { adminApi } from '../support/api';
import { clockOn } from '../support/clock';
import { changesOf, historyOf } from '../support/history';
import { pageOf } from '../support/hosted';
import { listed } from '../support/listed';
import { textOf } from '../support/pdf/text';
import { startPortal, type PortalWorld } from '../support/portal-world';
import { getPdf } from '../support/stored-pdf';
import { collection } from '../support/two-businesses';

/** An invoice is overdue for everybody at once: each place reads its status, and none its due date. */
let world: PortalWorld;

beforeAll(async () => {
  world = await startPortal();
});
afterAll(() => world?.stop());

const isSaid = (text: string): boolean => /overdue/i.test(text);

/** A new invoice, the only one of its customer, and where it is called overdue. */
async function invoiceOf(fields: object) {
  const { service } = world;
  const { trade, ada } = await world.person();
  const { id } = await trade.invoice({ ...fields });
  const [api, admin, path] = [trade.client, adminApi(service), `/api/v1/invoices/${id}`];
  const list = async (query: string) =>
    (await listed(admin, `filters[documentId][$eq]=${id}${query}`)).rows;
  const places: Record<string, () => Promise<boolean>> = {
    api: async () => (await api.get(path)).body.status === 'overdue',
    search: async () => (await api.get('/api/v1/invoices?status=overdue')).body.data.length === 1,
    'not sent': async () => (await api.get('/api/v1/invoices?status=sent')).body.data.length === 0,
    'tab of the list': async () => (await list('&view=overdue')).length === 1,
    'row of the list': async () => (await list(''))[0]?.['state'] === 'overdue',
    form: async () => (await admin.get(collection('invoice', id))).body.data.state === 'overdue',
    history: async () => {
      const entries = await historyOf(api, path);
      const told = entries.flatMap((entry) => changesOf(entry)['status'] ?? []);
      return told[1] === 'overdue';
    },
    pdf: async () =>
      textOf((await getPdf(trade.key, `invoices/${id}`, {}, service)).pdf).includes('OVERDUE'),
    'its page': async () =>
      isSaid(await (await fetch(service.url + (await pageOf(api, `invoices/${id}`)))).text()),
    'start of the portal': async () => isSaid((await ada.get('/portal')).text),
    'list of the portal': async () =>
      isSaid((await ada.get(`/portal/customers/${trade.customer}`)).text),
    'page in the portal': async () => isSaid((await ada.get(`/portal/documents/${id}`)).text),
  };
  return {
    where: async () => {
      const said = await Promise.all(
        Object.entries(places).map(async ([name, ask]) => ((await ask()) ? name : '')),
      );
      return said.filter(Boolean);
    },
    everywhere: Object.keys(places),
    patch: async (change: object) => (await api.patch(path, change)).status,
    save: async (change: object) => (await admin.put(collection('invoice', id), change)).status,
  };
}

async function clockStrikes(): Promise<void> {
  const clock = clockOn(world.service.databaseUrl);
  await markOverdueAndExpired(clock.strapi).finally(() => clock.close());
}

test('an invoice that is sent after its due date is overdue nowhere, and then everywhere', async () => {
  const { where, everywhere } = await invoiceOf({ due_date: '2026-03-31' });
  expect(await where()).toEqual([]);
  await clockStrikes();
  expect(await where()).toEqual(everywhere);
});

test('an invoice that is due today is overdue nowhere', async () => {
  const { where } = await invoiceOf({ due_date: new Date().toISOString().slice(0, 10) });
  await clockStrikes();
  expect(await where()).toEqual([]);
});

test('an invoice that a program calls overdue before its due date is so everywhere', async () => {
  const { where, everywhere, patch } = await invoiceOf({ due_date: '2099-12-31' });
  expect(await patch({ status: 'overdue' })).toBe(200);
  await clockStrikes();
  expect(await where()).toEqual(everywhere);
});

test('another due date decides it in the same moment in a form, in both directions', async () => {
  const dates = { issue_date: '2026-01-01', due_date: '2099-12-31' };
  const { where, everywhere, save } = await invoiceOf(dates);
  expect(await save({ due_date: '2026-03-31' })).toBe(200);
  expect(await where()).toEqual(everywhere);
  expect(await save({ due_date: '2099-12-31' })).toBe(200);
  expect(await where()).toEqual([]);
});

test('a PATCH of the due date leaves it to the clock', async () => {
  const { where, everywhere, patch } = await invoiceOf({ due_date: '2099-12-31' });
  expect(await patch({ due_date: '2026-03-31' })).toBe(200);
  expect(await where()).toEqual([]);
  await clockStrikes();
  expect(await where()).toEqual(everywhere);
});
