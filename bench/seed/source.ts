import type { Client } from 'pg';
import { MAIN_BUSINESS, MAIN_CUSTOMERS, OTHER_BUSINESSES } from '../dataset';

/** Invoices `from` to `to`, out of `rows` in the end. */
export interface Range {
  from: number;
  to: number;
  rows: number;
}

const CUSTOMERS_EACH = 10;

/**
 * Temporary tables that fill both schemas, so that both hold the same to the last cent. Business 0
 * is the main one. The service's own command has made it and its key.
 */
const BUSINESSES_AND_CUSTOMERS = `
  CREATE TEMP TABLE seed_businesses AS
    SELECT n, CASE n WHEN 0 THEN '${MAIN_BUSINESS}' ELSE 'Bench other ' || n END AS name,
      md5('business ' || n)::uuid AS id
    FROM generate_series(0, ${OTHER_BUSINESSES}) n;
  CREATE TEMP TABLE seed_customers AS
    SELECT n, md5('customer ' || n)::uuid AS id,
      CASE WHEN n <= ${MAIN_CUSTOMERS} THEN 0 ELSE 1 + (n - ${MAIN_CUSTOMERS} - 1) / ${CUSTOMERS_EACH} END AS business,
      'Customer ' || n || ' Ltd' AS name, 'accounts' || n || '@customer' || n || '.example' AS email,
      '+1 555 ' || lpad(n::text, 7, '0') AS phone, n || ' Main Street' AS address, 'Springfield' AS city,
      'Oregon' AS state, 'United States' AS country, lpad(n::text, 5, '9') AS postal_code,
      'US' || lpad(n::text, 9, '0') AS tax_id, timestamp '2024-12-31 08:00' + n * interval '1 second' AS at
    FROM generate_series(1, ${MAIN_CUSTOMERS + OTHER_BUSINESSES * CUSTOMERS_EACH}) n`;

/** The first half of the invoices belongs to the main business. The others are spread over the rest. */
const INVOICES = `
  CREATE TEMP TABLE seed_invoices AS
    SELECT n, md5('invoice ' || n)::uuid AS id, business,
      'INV-' || lpad(position::text, greatest(5, length(position::text)), '0') AS number, position,
      CASE business WHEN 0 THEN 1 + n % ${MAIN_CUSTOMERS}
        ELSE ${MAIN_CUSTOMERS} + (business - 1) * ${CUSTOMERS_EACH} + 1 + n % ${CUSTOMERS_EACH} END AS customer,
      (ARRAY['draft', 'sent', 'draft', 'sent', 'cancelled'])[1 + n % 5] AS status,
      timestamp '2025-01-01' + n * interval '1 minute' AS at
    FROM (
      SELECT n, CASE WHEN n <= half THEN 0 ELSE 1 + (n - half - 1) % ${OTHER_BUSINESSES} END AS business,
        CASE WHEN n <= half THEN n ELSE 1 + (n - half - 1) / ${OTHER_BUSINESSES} END AS position
      FROM (SELECT $3::int / 2 AS half) halves, generate_series($1::int, $2::int) n
    ) numbered`;

const LINES = `
  CREATE TEMP TABLE seed_lines AS
    SELECT invoice, position, (invoice - 1) * 3 + position AS n,
      md5('line ' || invoice || ' ' || position)::uuid AS id, description, quantity, unit_price, tax_rate,
      tax_amount, round(quantity * unit_price, 2) + tax_amount AS amount
    FROM (
      SELECT *, round(quantity * unit_price * tax_rate / 100, 2) AS tax_amount FROM (
        SELECT i.n AS invoice, k AS position, 'Consulting, part ' || k || ' of project ' || i.n % 500 AS description,
          (1 + (i.n + k) % 9)::numeric AS quantity, (100 + (i.n * 37 + k * 101) % 100000) / 100.0 AS unit_price,
          (ARRAY[0, 10, 20])[k]::numeric AS tax_rate
        FROM seed_invoices i, generate_series(1, 3) k
      ) priced
    ) taxed`;

/** Makes `seed_businesses`, `seed_customers`, `seed_invoices` and `seed_lines` for this connection. */
export async function createSource(client: Client, { from, to, rows }: Range): Promise<void> {
  await client.query(BUSINESSES_AND_CUSTOMERS);
  // CREATE TABLE accepts no parameters. These are our own numbers, and no input.
  const values = [from, to, rows].map((value) => String(Math.trunc(value)));
  await client.query(INVOICES.replace(/\$([123])/g, (_, place) => values[Number(place) - 1] ?? ''));
  await client.query(LINES);
}
