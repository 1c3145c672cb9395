import type { Queryable } from '../../../database/connection';
import { say, type Message } from '../../../messages/message';

/** The row id of an import, and that of its business. */
export interface TakenBack {
  importRowId: number;
  businessRowId: number;
}

const isOwn = (table: string, id: string): string =>
  `EXISTS (SELECT FROM import_records r WHERE r.import_id = $1 AND r.record_table = '${table}' AND r.record_id = ${id})`;

/** A change since the import. That an invoice became overdue by the clock is none. */
const isChanged = (table: string): string =>
  `EXISTS (SELECT FROM history_entries h WHERE h.record_id = d.id AND h.record_table = '${table}'
    AND h.action <> 'imported'
    AND NOT (h.action = 'changed' AND h.actor IS NULL AND h.changes - 'status' = '{}'
      AND h.changes #>> '{status,1}' = 'overdue'))`;

const has = (table: string, column: string, more = ''): string =>
  `EXISTS (SELECT FROM ${table} t WHERE t.${column} = d.id${more})`;

/** Those of the import itself stand against nothing. */
const hasOther = (table: string, column: string): string =>
  has(table, column, ` AND NOT ${isOwn(table, 't.id')}`);

const ofDocument = " AND t.record_table = 'invoices'";
const ofPayment = (column: string): string =>
  has('allocations', column, ` AND NOT ${isOwn('payments', 't.payment_id')}`);
const ofInvoice = has('allocations', 'payment_id', ` AND NOT ${isOwn('invoices', 't.invoice_id')}`);

/** A line names its product by the public id. */
const isNamed = (kind: 'invoice' | 'quotation'): string =>
  `d.document_id IN (SELECT l.product_id FROM components_billing_${kind}_lines l
    JOIN ${kind}s_cmps link ON link.cmp_id = l.id AND link.field = 'items'
    JOIN ${kind}s o ON o.id = link.entity_id
    WHERE o.business_id = $2 AND l.product_id IS NOT NULL)`;

/** By table: what names a record, and each use or change of it. */
const TOUCHED = {
  invoices: {
    name: 'd.invoice_number',
    uses: [
      isChanged('invoices'),
      ofPayment('invoice_id'),
      has('credit_notes', 'invoice_id'),
      has('mails', 'invoice_id'),
      has('attachments', 'invoice_id'),
      has('checkout_invoices', 'invoice_id'),
      has('e_invoices', 'record_id', ofDocument),
      has('document_links', 'record_id', ofDocument),
    ],
  },
  payments: {
    name: '(SELECT i.invoice_number FROM invoices i WHERE i.id = d.invoice_id)',
    uses: [
      isChanged('payments'),
      ofInvoice,
      has('refunds', 'payment_id'),
      has('bank_transaction_payments', 'payment_id'),
    ],
  },
  customers: {
    name: 'd.name',
    uses: [
      isChanged('customers'),
      hasOther('invoices', 'customer_id'),
      hasOther('payments', 'customer_id'),
      has('quotations', 'customer_id'),
      has('recurring_invoices', 'customer_id'),
      has('contact_requests', 'customer_id'),
      has('portal_mails', 'customer_id'),
    ],
  },
  products: {
    name: 'd.name',
    uses: [isChanged('products'), isNamed('invoice'), isNamed('quotation')],
  },
} as const;

async function firstTouched(
  db: Queryable,
  { importRowId, businessRowId }: TakenBack,
  table: keyof typeof TOUCHED,
): Promise<Message | null> {
  const { name, uses } = TOUCHED[table];
  const [found] = await db.query<{ name: string | null }>({
    text: `SELECT ${name} AS name FROM ${table} d
      WHERE d.business_id = $2 AND ${isOwn(table, 'd.id')} AND (${uses.join(' OR ')})
      ORDER BY d.id LIMIT 1`,
    values: [importRowId, businessRowId],
  });
  return found ? say('import_stays_touched', { name: found.name ?? '' }) : null;
}

/** A number that was taken after those of the import would leave a gap below it. */
async function firstNumberedLater(
  db: Queryable,
  { importRowId, businessRowId }: TakenBack,
): Promise<Message | null> {
  const [found] = await db.query<{ number: string }>({
    text: `SELECT d.invoice_number AS number FROM invoices d
      WHERE d.business_id = $2 AND d.id > (SELECT max(r.record_id) FROM import_records r
        WHERE r.import_id = $1 AND r.record_table = 'invoices')
      ORDER BY d.id LIMIT 1`,
    values: [importRowId, businessRowId],
  });
  return found ? say('import_stays_numbered', { number: found.number }) : null;
}

/** The first thing that stands against taking an import back; null for nothing. */
export async function standsAgainst(db: Queryable, taken: TakenBack): Promise<Message | null> {
  for (const table of ['invoices', 'payments', 'customers', 'products'] as const) {
    const found = await firstTouched(db, taken, table);
    if (found) return found;
  }
  return firstNumberedLater(db, taken);
}
