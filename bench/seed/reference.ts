import type { Client } from 'pg';
import { hashOf } from '../reference/keys';

const BASE = `
  INSERT INTO businesses (id, public_id, name) SELECT n + 1, id, name FROM seed_businesses;
  INSERT INTO customers (id, public_id, business_id, name, email, phone, address, city, state, country,
      postal_code, tax_id, created_at, updated_at)
    SELECT n, id, business + 1, name, email, phone, address, city, state, country, postal_code, tax_id, at, at
    FROM seed_customers;
  INSERT INTO counters (business_id, last_number, invoice_count) SELECT n + 1, 0, 0 FROM seed_businesses`;

const DOCUMENTS = `
  INSERT INTO invoices (id, public_id, business_id, customer_id, number, status, issue_date, due_date, currency,
      template_type, subtotal, tax_amount, total, amount_paid, amount_paid_before, created_at, updated_at)
    SELECT s.n, s.id, s.business + 1, s.customer, s.number, s.status, s.at::date, date '2030-01-31', 'USD',
      'modern', l.amount - l.tax_amount, l.tax_amount, l.amount, 0, 0, s.at, s.at
    FROM seed_invoices s
    JOIN (SELECT invoice, sum(amount) AS amount, sum(tax_amount) AS tax_amount FROM seed_lines GROUP BY invoice) l
      ON l.invoice = s.n
    ORDER BY s.n;
  INSERT INTO invoice_lines (invoice_id, position, id, description, quantity, unit_price, tax_rate, tax_amount,
      amount)
    SELECT invoice, position, id, description, quantity, unit_price, tax_rate, tax_amount, amount
    FROM seed_lines ORDER BY n;
  UPDATE counters c SET last_number = s.last, invoice_count = c.invoice_count + s.count
    FROM (SELECT business, max(position) AS last, count(*) AS count FROM seed_invoices GROUP BY business) s
    WHERE c.business_id = s.business + 1;
  SELECT setval(pg_get_serial_sequence('invoices', 'id'), (SELECT max(id) FROM invoices))`;

/** @param key the key of the main business; present only with the first part of the rows */
export async function seedReference(client: Client, key: string | null): Promise<void> {
  if (key !== null) {
    await client.query(BASE);
    await client.query(
      `INSERT INTO api_keys (hash, business_id, scopes) VALUES ($1, 1, '{read,write}')`,
      [hashOf(key)],
    );
  }
  await client.query(DOCUMENTS);
}
