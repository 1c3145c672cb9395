import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { changesOf, historyOf, replay } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService, type Service } from '../support/service';

/** A database of the release that kept no history. */
let database: string;
let service: Service;
let client: HttpClient;
const ids: Record<string, string> = {};
const before: Record<string, string> = {};

const rows = <T>(text: string) => query<T>(database, text);

async function age(): Promise<void> {
  const triggers = await rows<{ name: string; of: string }>(
    `select tgname as name, tgrelid::regclass::text as of from pg_trigger
      where tgname ~ '_history|history_|_unlink$' and not tgisinternal`,
  );
  for (const { name, of } of triggers) await rows(`drop trigger ${name} on ${of}`);
  await rows('drop table history_entries');
  await rows(`delete from invoicing_steps where name = 'history'`);
}

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  const { key } = await createKey({ service });
  client = api(key, service);
  ids.customers = (await createCustomer(client, { name: 'Ada' })).id;
  ids.invoices = (await createInvoice(client, ids.customers ?? '', { status: 'sent' })).id;
  ids.quotations = (await createQuotation(client, ids.customers ?? '')).id;
  for (const type of Object.keys(ids))
    before[type] = (await client.get(`/api/v1/${type}/${ids[type]}`)).text;
  await service.stop();
  await age();
  service = await startService({ database });
  client = api(key, service);
});
afterAll(() => service.stop());

test.each(['customers', 'invoices', 'quotations'])('%s are taken along unchanged', async (type) => {
  expect((await client.get(`/api/v1/${type}/${ids[type]}`)).text).toBe(before[type]);
});

test('a history begins with what the record holds at the upgrade, and nobody is named', async () => {
  const path = `/api/v1/invoices/${ids.invoices}`;
  const [began, ...more] = await historyOf(client, path);
  expect([began?.action, began?.actor, more]).toEqual([
    'recorded',
    { type: 'system', name: null },
    [],
  ]);
  expect(changesOf(began)).toMatchObject({ status: [null, 'sent'], total: [null, 110] });
  await client.patch(path, { status: 'paid' });
  const entries = await historyOf(client, path);
  expect(changesOf(entries[0])).toMatchObject({ status: ['sent', 'paid'], amount_paid: [0, 110] });
  expect(entries[1]).toEqual(began);
  expect(replay(entries)).toMatchObject({ status: 'paid', amount_paid: 110 });
});

test('a trigger that is made again begins no history anew', async () => {
  const begun = () =>
    rows<object>(`select number from history_entries where action = 'recorded' order by number`);
  const before = await begun();
  await service.stop();
  await rows('drop trigger invoices_history_insert on invoices');
  service = await startService({ database });
  expect(service.logs()).toContain('lacks trigger invoices_history_insert');
  expect(await begun()).toEqual(before);
});
