import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/connection';
import { insertRows, takeRowIds, type TypedColumn } from '../insert-rows';
import { RECORD_COLUMNS, recordValues, type Importer } from '../store';
import type { PastInvoice } from './past-invoice';

const ID: TypedColumn = { name: 'id', type: 'integer' };

const PAYMENT_COLUMNS: readonly TypedColumn[] = [
  ID,
  ...RECORD_COLUMNS,
  { name: 'customer_id', type: 'integer' },
  { name: 'invoice_id', type: 'integer' },
  { name: 'amount', type: 'numeric' },
  { name: 'unallocated_amount', type: 'numeric' },
  { name: 'currency', type: 'text' },
  { name: 'paid_on', type: 'date' },
  { name: 'state', type: 'text' },
];

const ALLOCATION_COLUMNS: readonly TypedColumn[] = [
  ...RECORD_COLUMNS.slice(0, 4),
  { name: 'payment_id', type: 'integer' },
  { name: 'invoice_id', type: 'integer' },
  { name: 'amount', type: 'numeric' },
  { name: 'day', type: 'date' },
  { name: 'is_write_off', type: 'boolean' },
  { name: 'state', type: 'text' },
];

export interface Storing {
  db: Queryable;
  importer: Importer;
  timeZone: string;
  /** The row ids of customers by their public ids and place holders. */
  customers: ReadonlyMap<string, number>;
}

/** Payments that pay an invoice each, as a whole. */
export async function storePayments(
  { db, importer, customers }: Storing,
  invoices: readonly PastInvoice[],
  invoiceIds: readonly number[],
): Promise<void> {
  const paid = invoices.flatMap(({ invoice, payment }, at) =>
    payment ? [{ invoice, payment, invoice_id: invoiceIds[at] }] : [],
  );
  const ids = await takeRowIds(db, 'payments', paid.length);
  const payments = paid.map(({ invoice, payment, invoice_id }, at) => ({
    id: ids[at],
    ...recordValues(importer, randomUUID()),
    customer_id: customers.get(invoice.customer_id),
    invoice_id,
    ...payment,
    unallocated_amount: '0',
    currency: invoice.currency,
    state: 'recorded',
  }));
  const allocations = payments.map(({ id, invoice_id, amount, paid_on: day }) => ({
    ...recordValues(importer, randomUUID()),
    payment_id: id,
    invoice_id,
    amount,
    day,
    is_write_off: false,
    state: 'recorded',
  }));
  await insertRows(db, 'payments', PAYMENT_COLUMNS, payments);
  await insertRows(db, 'allocations', ALLOCATION_COLUMNS, allocations);
}
