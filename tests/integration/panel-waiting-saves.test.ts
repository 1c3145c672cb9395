import { Client } from 'pg';
import { adminApi } from '../support/api';
import { eventually } from '../support/eventually';
import { invoiceForm } from '../support/invoice-form';
import { readRun } from '../support/run';

/**
 * A save locks its invoice and reads the lines in one statement. A statement that waits for the lock
 * finds the newest invoice, but the old lines.
 */

let other: Client;

beforeAll(async () => {
  other = new Client({ connectionString: readRun().sharedDatabaseUrl });
  await other.connect();
});

afterAll(() => other.end());

/** Adds a copy of the only line, and raises the version, in a transaction that stays open. */
async function addLine(id: string): Promise<void> {
  await other.query('BEGIN');
  await other.query(
    `WITH d AS (UPDATE invoices SET notes = 'Two lines' WHERE document_id = $1 RETURNING id),
      line AS (
        INSERT INTO components_billing_invoice_lines (line_id, description, quantity, unit_price,
          tax_rate, discount_rate, tax_amount, amount)
        SELECT gen_random_uuid(), 'Added', l.quantity, l.unit_price, l.tax_rate, l.discount_rate,
          l.tax_amount, l.amount
        FROM components_billing_invoice_lines l
        JOIN invoices_cmps link ON link.cmp_id = l.id AND link.entity_id = (SELECT id FROM d)
        RETURNING id
      )
    INSERT INTO invoices_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT d.id, line.id, 'billing.invoice-line', 'items', 2 FROM d, line`,
    [id],
  );
}

const waiters = async (): Promise<number> => {
  const text = `SELECT pid FROM pg_stat_activity
    WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))`;
  return (await other.query(text)).rows.length;
};

test('a save that waited for another keeps the line that the other added', async () => {
  const { id, open } = await invoiceForm({ status: 'draft' });
  const before = await open();
  await addLine(id);
  const saving = adminApi().post(`/invoicing/invoices/${id}/state`, { state: 'sent' });
  await eventually(async () => (await waiters()) > 0);
  await other.query('COMMIT');
  expect((await saving).status).toBe(200);
  const after = await open();
  expect(after).toMatchObject({ state: 'sent', notes: 'Two lines', total: before.total * 2 });
  expect(after.items).toHaveLength(before.items.length + 1);
});
