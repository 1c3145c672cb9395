import type { Client } from 'pg';
import { INVOICE } from '../../src/billing/kind';
import { keepText, keptTable } from '../../src/billing/sql/kept-lines';

/** Fills the tables that Strapi has made with the same rows, as the API would. */
const BASE = `
  INSERT INTO businesses (document_id, name, time_zone, created_at, updated_at, published_at)
    SELECT id, name, 'UTC', now(), now(), now() FROM seed_businesses WHERE n > 0;
  INSERT INTO customers (id, document_id, business_id, name, email, phone, address, city, state, country,
      postal_code, tax_id, created_at, updated_at, published_at)
    SELECT s.n, s.id, b.id, s.name, s.email, s.phone, s.address, s.city, s.state, s.country, s.postal_code,
      s.tax_id, s.at, s.at, s.at
    FROM seed_customers s JOIN seed_businesses sb ON sb.n = s.business JOIN businesses b ON b.name = sb.name;
  SELECT invoicing_count('customer', business_id, count(*)::integer) FROM customers GROUP BY business_id;
  SELECT setval('customers_id_seq', (SELECT max(id) FROM customers))`;

/** The series is written once: a lock of its row per invoice makes a chain of versions, and took hours. */
const DOCUMENTS = `
  INSERT INTO invoices (id, document_id, business_id, customer_id, invoice_number, state, issue_date, due_date,
      currency, subtotal, tax_amount, total, amount_paid, amount_paid_before, amount_recorded,
      amount_credited, credit_total, amount_refunded, tax_rounding, template_type, created_at, updated_at,
      published_at, metadata)
    SELECT s.n, s.id, b.id, s.customer, s.number, s.status, s.at::date, date '2030-01-31', 'USD',
      l.amount - l.tax_amount, l.tax_amount, l.amount, 0, 0, 0,
      0, 0, 0, 'line', 'modern', s.at, s.at,
      s.at, CASE WHEN s.n % 100 = 0 THEN jsonb_build_object('batch', (s.n % 10000)::text) END
    FROM seed_invoices s JOIN seed_businesses sb ON sb.n = s.business JOIN businesses b ON b.name = sb.name
    JOIN (SELECT invoice, sum(amount) AS amount, sum(tax_amount) AS tax_amount FROM seed_lines GROUP BY invoice) l
      ON l.invoice = s.n
    ORDER BY s.n;
  INSERT INTO ${INVOICE.lineTable} (id, line_id, description, quantity, unit_price, tax_rate, discount_rate,
      tax_amount, amount)
    SELECT n, id, description, quantity, unit_price, tax_rate, 0, tax_amount, amount FROM seed_lines ORDER BY n;
  INSERT INTO ${INVOICE.table}_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT invoice, n, '${INVOICE.lineComponent}', 'items', position FROM seed_lines ORDER BY n;
  -- Without it, PostgreSQL reads all lines for each of a million invoices.
  ANALYZE ${INVOICE.table}, ${INVOICE.table}_cmps, ${INVOICE.lineTable};
  ${keepText(INVOICE, `NOT EXISTS (SELECT FROM ${keptTable(INVOICE)} k WHERE k.document_id = d.id)`)};
  INSERT INTO document_sequences AS d (business_id, kind, last_number, record_count)
    SELECT b.id, 'invoice', max(position), count(*) FROM seed_invoices i JOIN seed_businesses sb ON sb.n = i.business
      JOIN businesses b ON b.name = sb.name GROUP BY b.id
    ON CONFLICT (business_id, kind) DO UPDATE
      SET last_number = excluded.last_number, record_count = d.record_count + excluded.record_count;
  SELECT setval('invoices_id_seq', (SELECT max(id) FROM invoices));
  SELECT setval('${INVOICE.lineTable}_id_seq', (SELECT max(id) FROM ${INVOICE.lineTable}))`;

export async function seedOurs(client: Client, withBase: boolean): Promise<void> {
  if (withBase) await client.query(BASE);
  await client.query(DOCUMENTS);
}
