import type { Queryable } from './connection';

/**
 * Strapi's indexes that serve no query here and slow every insert. Another index begins with the same
 * column, or the API leaves the column empty. Strapi makes them again whenever a schema changes. So this
 * is not a numbered step: it runs after every sync.
 */
const REDUNDANT_INDEXES = [
  ...['invoices', 'quotations', 'credit_notes'].flatMap((table) => [
    ...['business_id', 'customer_id'].map((column) => `${table}_${column}_fk`),
    ...['field_idx', 'component_type_idx', 'entity_fk'].map((name) => `${table}_${name}`),
  ]),
  ...['invoices', 'quotations', 'credit_notes', 'customers', 'payments', 'products'].flatMap(
    (table) => ['created_by_id', 'updated_by_id'].map((column) => `${table}_${column}_fk`),
  ),
  ...['bank_statements', 'bank_transactions'].flatMap((table) =>
    ['business_id_fk', 'created_by_id_fk', 'updated_by_id_fk', 'documents_idx'].map(
      (index) => `${table}_${index}`,
    ),
  ),
  'customers_business_id_fk',
  'payments_business_id_fk',
  'products_business_id_fk',
  'invoices_quotation_id_fk',
  // The baseline has unique indexes on `document_id`.
  'businesses_documents_idx',
  'customers_documents_idx',
  'products_documents_idx',
  'invoices_documents_idx',
  'quotations_documents_idx',
  'payments_documents_idx',
  'credit_notes_documents_idx',
  'refunds_documents_idx',
  'webhook_endpoints_documents_idx',
  'webhook_deliveries_documents_idx',
];

/** The names of the redundant indexes that exist. */
export async function redundantIndexes(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>({
    text: 'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL',
    values: [REDUNDANT_INDEXES],
  });
  return rows.map(({ name }) => name);
}

export async function dropIndexes(db: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db.query({ text: `DROP INDEX IF EXISTS ${names.join(', ')}`, values: [] });
}
