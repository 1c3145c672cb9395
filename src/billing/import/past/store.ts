import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/connection';
import { columnTime } from '../../../database/timestamps';
import { isTimeZone, startOfDayInZone } from '../../../domain/dates';
import { ApiError } from '../../../domain/errors';
import { issues } from '../../../domain/issued';
import { say } from '../../../messages/message';
import { INVOICE } from '../../kind';
import { columnName, fieldsOf } from '../../../domain/fields/documents';
import { keepLines } from '../../sql/kept-lines';
import { lineColumns } from '../../sql/line-columns';
import { insertRows, takeRowIds, type TypedColumn } from '../insert-rows';
import type { Told } from '../rows';
import {
  batchesOf,
  RECORD_COLUMNS,
  recordValues,
  storeImport,
  unlessUsed,
  type Importer,
  type MadeRecord,
} from '../store';
import { CUSTOMER_IMPORT } from '../type';
import type { PastInvoice } from './past-invoice';
import type { PastPlan } from './plan';
import { continueSeries, lockSeries } from './series';
import { storePayments, type Storing } from './store-payments';

/** Invoices of one statement. */
const BATCH = 500;

const TYPES = {
  text: 'text',
  decimal: 'numeric',
  date: 'date',
  time: 'timestamp',
  json: 'jsonb',
  object: 'jsonb',
  flag: 'boolean',
} as const;
const ID: TypedColumn = { name: 'id', type: 'integer' };

const OWN = fieldsOf(INVOICE.name).filter(({ ofRecord }) => !ofRecord);

const INVOICE_COLUMNS: readonly TypedColumn[] = [
  ID,
  ...RECORD_COLUMNS,
  { name: 'customer_id', type: 'integer' },
  { name: 'paid_at', type: 'timestamp' },
  ...OWN.map((column) => ({ name: columnName(INVOICE.name, column), type: TYPES[column.type] })),
];

const LINE_COLUMNS: readonly TypedColumn[] = [
  ID,
  ...lineColumns(INVOICE).map(({ name, type }) => ({
    name,
    type: type === 'decimal' ? ('numeric' as const) : type,
  })),
];

const LINK_COLUMNS: readonly TypedColumn[] = [
  { name: 'entity_id', type: 'integer' },
  { name: 'cmp_id', type: 'integer' },
  { name: 'component_type', type: 'text' },
  { name: 'field', type: 'text' },
  { name: 'order', type: 'numeric' },
];

/** The time from which a paid invoice counts as paid: its day begins in the business's time zone. */
const paidAt = (timeZone: string, day: string): string =>
  columnTime(startOfDayInZone(isTimeZone(timeZone) ? timeZone : 'UTC', day));

function invoiceRow(storing: Storing, id: number, { invoice, amounts, paidOn }: PastInvoice) {
  const { importer, timeZone, customers } = storing;
  const now = columnTime(importer.now);
  const stored: Record<string, unknown> = {
    ...invoice,
    ...amounts,
    issued_at: issues('invoice', amounts.status) ? now : null,
    // Its customer had it before it came here.
    handed_out_at: amounts.status === 'draft' ? null : now,
  };
  const own = OWN.map((column) => [columnName(INVOICE.name, column), stored[column.name]] as const);
  return {
    id,
    ...recordValues(importer, randomUUID()),
    customer_id: customers.get(invoice.customer_id),
    paid_at: amounts.status === 'paid' ? paidAt(timeZone, paidOn) : null,
    ...Object.fromEntries(own),
  };
}

/** Invoices of one statement, and the row ids of their lines. */
interface Batch {
  invoices: readonly PastInvoice[];
  lineIds: readonly number[];
}

/** Lines carry no number, so they are stored before the series is locked. */
async function storeLines(db: Queryable, invoices: readonly PastInvoice[]): Promise<Batch> {
  const lines = invoices.flatMap(({ invoice }) => invoice.lines);
  const lineIds = await takeRowIds(db, INVOICE.lineTable, lines.length);
  const rows = lines.map((line, at) => ({ ...line, id: lineIds[at] }));
  await insertRows(db, INVOICE.lineTable, LINE_COLUMNS, rows);
  return { invoices, lineIds };
}

async function storeInvoices(storing: Storing, { invoices, lineIds }: Batch): Promise<void> {
  const { db } = storing;
  const ids = await takeRowIds(db, INVOICE.table, invoices.length);
  const places = invoices.flatMap(({ invoice }, at) =>
    invoice.lines.map((_line, place) => ({ entity_id: ids[at], order: place + 1 })),
  );
  const links = places.map((place, at) => ({
    ...place,
    cmp_id: lineIds[at],
    component_type: INVOICE.lineComponent,
    field: 'items',
  }));
  const rows = invoices.map((past, at) => invoiceRow(storing, ids[at] as number, past));
  await insertRows(db, INVOICE.table, INVOICE_COLUMNS, rows);
  await insertRows(db, `${INVOICE.table}_cmps`, LINK_COLUMNS, links);
  await storePayments(storing, invoices, ids);
  await keepLines(
    db,
    INVOICE,
    rows.map(({ document_id }) => document_id),
  );
}

/** The row ids of all customers of the invoices. */
async function customerRowIds(
  db: Queryable,
  businessRowId: number,
  { created }: PastPlan,
  idOf: (id: string) => string,
): Promise<Map<string, number>> {
  const named = [...new Set(created.map(({ invoice }) => invoice.customer_id))];
  const rows = await db.query<{ row_id: number; id: string }>({
    text: `SELECT id AS row_id, document_id AS id FROM customers
      WHERE business_id = $1 AND document_id = ANY ($2::text[]) ORDER BY id FOR KEY SHARE`,
    values: [businessRowId, named.map(idOf)],
  });
  const known = new Map(rows.map(({ id, row_id }) => [id, row_id]));
  const found = named.flatMap((id): [string, number][] => {
    const rowId = known.get(idOf(id));
    return rowId === undefined ? [] : [[id, rowId]];
  });
  if (found.length === named.length) return new Map(found);
  throw new ApiError('customer_not_found', say('import_customer_deleted'));
}

/** Stores the new customers, and tells the public id that each place holder got. */
async function storeCustomers(db: Queryable, importer: Importer, { customers }: PastPlan) {
  const plan = { created: [...customers.values()], changed: [] };
  const made = await storeImport(db, CUSTOMER_IMPORT, importer, plan);
  const ids = new Map([...customers.keys()].map((place, at) => [place, made[at]?.id ?? place]));
  return { made, idOf: (id: string) => ids.get(id) ?? id };
}

/** Stores the numbered part. The series is locked from here to the end of the transaction. */
async function storeNumbered(
  storing: Storing,
  batches: readonly Batch[],
  tell: Tell,
): Promise<void> {
  await unlessUsed(async () => {
    for (const batch of batches) {
      await storeInvoices(storing, batch);
      tell(batch.invoices.length);
    }
  });
}

/** Told how many more invoices are through one of the two steps. */
type Tell = (more: number) => void;

function teller(told: Told, all: number): Tell {
  let halves = 0;
  return (more) => {
    halves += more;
    told('stored', Math.floor(halves / 2), all);
  };
}

/**
 * Stores what a plan decided, in the transaction of the import. No event tells of past invoices.
 * @returns the customers that are new
 */
export async function storePastInvoices(
  db: Queryable,
  importer: Importer,
  timeZone: string,
  plan: PastPlan,
  told: Told,
): Promise<MadeRecord[]> {
  const { businessRowId } = importer;
  const tell = teller(told, plan.created.length);
  const { made, idOf } = await storeCustomers(db, importer, plan);
  const batches: Batch[] = [];
  for (const invoices of batchesOf(plan.created, BATCH)) {
    batches.push(await storeLines(db, invoices));
    tell(invoices.length);
  }
  await lockSeries(db, businessRowId, plan.created.length);
  const customers = await customerRowIds(db, businessRowId, plan, idOf);
  await storeNumbered({ db, importer, timeZone, customers }, batches, tell);
  await continueSeries(db, businessRowId, plan.created);
  return made;
}
