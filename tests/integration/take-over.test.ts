import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService } from '../support/service';

/** What the steps before left behind: triggers, functions, tables and rows that are no longer used. */
const OLD_OBJECTS = `
  create function invoicing_issue() returns trigger language plpgsql as $$ begin return new; end $$;
  create trigger invoices_issue_insert before insert on invoices for each row execute function invoicing_issue();
  create table document_changes (business_id integer);
  create table document_counts (business_id integer);
  create table number_blocks (business_id integer);
  drop index idempotent_answers_by_operator_id, idempotent_answers_by_business_id;
  alter table idempotent_answers drop column operator_id,
    add primary key (business_id, idempotency_key);
  drop table cancellations;
  alter table invoices disable trigger user;
  update invoices set handed_out_at = null;
  alter table invoices enable trigger user;
  update invoicing_steps set number = 28, name = 'document-counts'`;

/** Everything of ours that the catalogue has, by name and definition. */
const CATALOGUE = `
  select proname as name, pg_get_functiondef(oid) as text from pg_proc where proname like 'invoicing%'
  union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select table_name || '.' || column_name, data_type || is_nullable
    from information_schema.columns where table_schema = 'public'
  order by 1, 2`;

test('a database of the steps before is taken over with its answers, numbers and histories', async () => {
  const database = await cloneDatabase();
  const complete = await query(database, CATALOGUE);
  const before = await startService({ database });
  const { key } = await createKey({ service: before, scopes: ['read', 'write'] });
  const client = api(key, before);
  const customer = await createCustomer(client);
  const sent = await createInvoice(client, customer.id, { status: 'sent' });
  const cancelled = await createInvoice(client, customer.id, { status: 'sent' });
  await client.patch(`/api/v1/invoices/${cancelled.id as string}`, { status: 'cancelled' });
  await createQuotation(client, customer.id, { status: 'sent' });
  const pages = [
    ...['/api/v1/invoices', '/api/v1/quotations', '/api/v1/customers'],
    `/api/v1/invoices/${cancelled.id as string}/history`,
  ];
  const answers = (of: typeof client) =>
    Promise.all(pages.map(async (page) => (await of.get(page)).body as unknown));
  const stored = await answers(client);
  await before.stop();
  await query(database, OLD_OBJECTS);

  const after = await startService({ database });
  const taken = api(key, after);
  expect(await answers(taken)).toEqual(stored);
  expect(await query(database, CATALOGUE)).toEqual(complete);
  expect(await query(database, 'select number, name from invoicing_steps')).toEqual([
    { number: 100, name: 'baseline' },
  ]);
  expect(await query(database, 'select revives from cancellations')).toEqual([{ revives: false }]);
  const next = await createInvoice(taken, customer.id);
  expect(next.invoice_number).toBe('INV-00003');
  const number = 'update invoices set invoice_number = $1 where document_id = $2';
  await expect(query(database, number, ['X', sent.id])).rejects.toThrow(/is issued/);
  await expect(query(database, 'delete from history_entries')).rejects.toThrow(/cannot be changed/);
  await after.stop();
  expect(after.logs()).not.toMatch(/step/i);
});
