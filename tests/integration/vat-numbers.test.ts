import { adminApi, api, BUSINESSES } from '../support/api';
import { query } from '../support/databases';
import { CUSTOMERS, desk, saveForm } from '../support/desk';
import { expectError } from '../support/expect-error';
import { createCustomer } from '../support/records';
import { readRun } from '../support/run';

/** A VAT number begins with two letters. What was stored before may stay as it is. */

const PROBLEM =
  'must be a VAT number that begins with the two letters of its country, such as DE123456789';

/** As an older version stored it. */
const store = (table: string, id: string) =>
  query(readRun().sharedDatabaseUrl, `UPDATE ${table} SET vat_id = '123' WHERE document_id = $1`, [
    id,
  ]);

test('a customer and a business take none without them, by the API and by a form', async () => {
  const { key, business, customer } = await desk();
  const sent = { name: 'Ada', vat_id: '123' };
  expectError(await api(key).post('/api/v1/customers', sent), 400, 'validation_failed', [
    '/vat_id',
  ]);
  const changed = await api(key).patch(`/api/v1/customers/${customer}`, { vat_id: '12/345' });
  expectError(changed, 400, 'validation_failed', ['/vat_id']);
  expect(changed.body.errors[0].message).toBe(PROBLEM);
  for (const path of [`${BUSINESSES}/${business}`, `${CUSTOMERS}/${customer}`]) {
    const { status, body } = await saveForm(path, { vat_id: '123' });
    expect([status, body.error?.details.errors]).toMatchObject([
      400,
      [{ path: ['vat_id'], message: PROBLEM }],
    ]);
  }
});

test('one from before stays until somebody changes it', async () => {
  const { key, business } = await desk();
  const { id } = await createCustomer(api(key));
  await store('customers', id);
  await store('businesses', business);
  const same = await api(key).patch(`/api/v1/customers/${id}`, { vat_id: '123', city: 'Bath' });
  expect([same.status, same.body.vat_id, same.body.city]).toEqual([200, '123', 'Bath']);
  for (const path of [`${BUSINESSES}/${business}`, `${CUSTOMERS}/${id}`]) {
    const saved = await saveForm(path, { vat_id: '123', city: 'Cork' });
    expect([saved.status, saved.body.data?.vat_id, saved.body.data?.city]).toEqual([
      200,
      '123',
      'Cork',
    ]);
    expect((await saveForm(path, { vat_id: '1234' })).status).toBe(400);
    expect((await saveForm(path, { vat_id: 'de 123456789' })).body.data.vat_id).toBe('DE123456789');
  }
  expect((await adminApi().get(`${CUSTOMERS}/${id}`)).body.data.vat_id).toBe('DE123456789');
});
