import { Client } from 'pg';
import { adminApi, api, createKey } from '../support/api';
import { connect, CUSTOMERS, INVOICES, line } from '../support/desk';
import { eventually } from '../support/eventually';
import { readRun } from '../support/run';
import { addEndpoint, storedDeliveries } from '../support/webhooks';

/**
 * A panel save waits for its number after it has loaded the form. An endpoint that is registered in that
 * time hears of the save, for it was there before the change.
 */
test('an endpoint registered while a save waits for its number gets the event', async () => {
  const other = new Client({ connectionString: readRun().sharedDatabaseUrl });
  await other.connect();
  const { key, business } = await createKey({ scopes: ['read', 'write', 'webhooks'] });
  const customer = await adminApi().post(CUSTOMERS, { name: 'Ada', business: connect(business) });
  const form = {
    business: connect(business),
    customer: connect(customer.body.data.documentId as string),
    items: [line()],
  };
  expect((await adminApi().post(INVOICES, form)).status).toBe(201);

  await other.query('BEGIN');
  await other.query(
    `SELECT FROM document_sequences WHERE kind = 'invoice'
      AND business_id = (SELECT id FROM businesses WHERE document_id = $1) FOR UPDATE`,
    [business],
  );
  const saving = adminApi().post(INVOICES, form);
  const isWaiting = `SELECT FROM pg_stat_activity
    WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))`;
  await eventually(async () => (await other.query(isWaiting)).rows.length > 0);
  const endpoint = await addEndpoint(api(key), 'https://receiver.invalid/hook');
  await other.query('COMMIT');
  await other.end();

  expect((await saving).status).toBe(201);
  const stored = await storedDeliveries(readRun().sharedDatabaseUrl, endpoint.id as string);
  expect(stored.map(({ event_type: type }) => type)).toEqual(['invoice.created']);
});
