import path from 'node:path';
import { folded } from '../../src/domain/folded';
import { sqlIn } from '../../src/database/read-steps';
import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { root } from '../support/project-copy';
import { createCustomer, createInvoice } from '../support/records';
import { startService } from '../support/service';

const TEXTS = [
  ' INV-1 ',
  'ＩＮＶ－1',
  '\u3000Ré ½\u00a0',
  '\u1680\u2028x\ufeff',
  '\ta v\v',
  'ﬁn ß Ä',
  'Ὀδυσσεύσ',
  'v',
];

test('the service and the database compare numbers alike', async () => {
  const database = await cloneDatabase();
  const rows = await query<{ text: string }>(
    database,
    'SELECT invoicing_folded(t) AS text FROM unnest($1::text[]) WITH ORDINALITY AS one (t, at) ORDER BY at',
    [TEXTS],
  );
  expect(rows.map(({ text }) => text)).toEqual(TEXTS.map(folded));
});

test('an upgrade keeps the pairs of before, and refuses new ones', async () => {
  const database = await cloneDatabase();
  const service = await startService({ database });
  try {
    const client = api((await createKey({ service })).key, service);
    const { id: customer } = await createCustomer(client);
    for (const name of ['invoices_business_number', 'products_business_sku'])
      await query(database, `DROP INDEX ${name}_unique_alike`);
    const post = (invoice_number: string) => createInvoice(client, customer, { invoice_number });
    const product = (sku: string) =>
      client.post('/api/v1/products', { name: 'P', unit_price: 1, sku });
    for (const number of [' INV-00001', 'INV-00001', 'A-7']) await post(number);
    for (const sku of ['a', 'A']) expect((await product(sku)).status).toBe(201);
    for (const step of sqlIn(path.join(root, 'database/0114-folded-numbers.sql')))
      await query(database, step);
    const twin = await client.post('/api/v1/invoices', {
      customer_id: customer,
      items: [{ description: 'x', quantity: 1, unit_price: 1 }],
      invoice_number: 'inv-00001 ',
    });
    expectError(twin, 409, 'duplicate_number', ['/invoice_number']);
    expectError(await product(' a '), 409, 'duplicate_sku', ['/sku']);
    expect((await createInvoice(client, customer)).invoice_number).toBe('INV-00002');
    const { data } = (await client.get('/api/v1/invoices?limit=100')).body;
    expect(data).toHaveLength(4);
    for (const step of sqlIn(path.join(root, 'database/0114-folded-numbers.sql')))
      await query(database, step);
  } finally {
    await service.stop();
  }
});
