import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { desk, QUOTATIONS } from '../support/desk';
import { invoiceForm } from '../support/invoice-form';
import { createQuotation } from '../support/records';
import { readRun } from '../support/run';

/** Runs SQL against the service's own database. */
const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

describe('the version of a record', () => {
  test('is new after every change by any writer', async () => {
    const { id, path, open, patch } = await invoiceForm({ status: 'draft' });
    const changes: [string, () => Promise<unknown>][] = [
      ['the API', () => patch({ notes: 'a' })],
      [
        'an action of the panel',
        () => adminApi().post(`/invoicing/invoices/${id}/state`, { state: 'sent' }),
      ],
      ['the way back', () => patch({ status: 'draft' })],
      ['a form', async () => adminApi().put(path, { ...(await open()), notes: 'b' })],
      [
        'a form that changes lines alone',
        async () => {
          const form = await open();
          return adminApi().put(path, { items: [{ id: form.items[0].id, quantity: 3 }] });
        },
      ],
      [
        'SQL by hand',
        () => sql('UPDATE invoices SET notes = $2 WHERE document_id = $1', [id, 'c']),
      ],
      [
        'SQL that sets an old time',
        () => sql(`UPDATE invoices SET updated_at = '2001-01-01' WHERE document_id = $1`, [id]),
      ],
    ];
    let before = (await open()).updatedAt as string;
    for (const [name, change] of changes) {
      await change();
      const after = (await open()).updatedAt as string;
      expect([name, after > before]).toEqual([name, true]);
      before = after;
    }
  });

  test('is new after a conversion, and the operator who converted is stored', async () => {
    const { key, customer } = await desk();
    const { id } = await createQuotation(api(key), customer);
    const path = `${QUOTATIONS}/${id as string}`;
    const form = (await adminApi().get(path)).body.data;
    const made = await adminApi().post(`/invoicing/quotations/${id as string}/convert`);
    expect(made.status).toBe(201);
    const refused = await adminApi().put(path, form);
    expect(refused.status).toBe(409);
    expect(refused.body.error.details.outdated.by).toEqual(expect.any(String));
  });

  test('is the stored one in the API’s answer, even for changes in fast succession', async () => {
    const { patch, open } = await invoiceForm();
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await Promise.all([patch({ notes: 'x' }), patch({ notes: 'y' })]);
      const answered = [first.body.updated_at, second.body.updated_at].sort();
      expect(answered[0]).not.toBe(answered[1]);
      expect((await open()).updatedAt).toBe(answered[1]);
    }
  });

  test('of a row from before versions is read to the millisecond', async () => {
    const { id, path, open } = await invoiceForm();
    for (const moment of [`'2020-01-02 03:04:05.678912'`, 'NULL']) {
      await sql(`ALTER TABLE invoices DISABLE TRIGGER invoices_write;
        UPDATE invoices SET updated_at = ${moment} WHERE document_id = '${id}';
        ALTER TABLE invoices ENABLE TRIGGER invoices_write`);
      const form = await open();
      expect((await adminApi().put(path, { ...form, notes: moment })).status).toBe(200);
      expect((await open()).updatedAt > '2026').toBe(true);
      expect((await adminApi().put(path, { notes: 'x', ...form })).status).toBe(
        form.updatedAt === null ? 200 : 409,
      );
    }
  });

  test('cannot be set by a client', async () => {
    const { path, open } = await invoiceForm();
    const { updatedAt } = await open();
    const saved = await adminApi().put(path, { notes: 'x', updatedAt });
    expect(saved.body.data.updatedAt > updatedAt).toBe(true);
    const refused = await adminApi().put(path, { notes: 'y', updatedAt: 'yesterday' });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'updatedAt must be the time as it was read',
    ]);
  });
});
