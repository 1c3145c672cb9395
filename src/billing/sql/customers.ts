import { CUSTOMER_FIELDS, type CustomerCreate } from '../schemas/customer';
import type { CustomerSearch } from '../schemas/search';
import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { prepare, type Place, type Value } from '../../database/prepare';
import { CUSTOMER_COLUMNS, hasListenersColumn } from './document-columns';
import type { CustomerRow } from './rows';
import { containsPattern, limitsOf, Parameters } from '../../database/text-filter';
import { columnTime } from '../../database/timestamps';

interface Written {
  businessRowId: number;
  customer: CustomerCreate;
  /** ISO 8601. */
  now: string;
}

const businessRowId: Value<Written> = (written) => written.businessRowId;
const now: Value<Written> = (written) => columnTime(written.now);
const FIELDS = CUSTOMER_FIELDS.join(', ');

function fieldValues(place: Place<Written>): string {
  return CUSTOMER_FIELDS.map((field) => place(({ customer }) => customer[field])).join(', ');
}

/** A stored customer, and whether its business has an enabled webhook endpoint. */
export type InsertedCustomer = CustomerRow & { has_listeners: boolean };

const INSERT = prepare<Written & { id: string }>('insert-customer', (place) => {
  const [business, at] = [place(businessRowId), place(now)];
  // Counted here, as the database's trigger does for everybody else.
  return `WITH counted AS (
      INSERT INTO document_sequences (business_id, kind, last_number, record_count)
      VALUES (${business}, 'customer', 0, 1) ON CONFLICT (business_id, kind)
        DO UPDATE SET record_count = document_sequences.record_count + 1
    )
    INSERT INTO customers AS c (business_id, document_id, created_at, updated_at, published_at, ${FIELDS})
    VALUES (${business}, ${place(({ id }) => id)}, ${at}, ${at}, ${at}, ${fieldValues(place)})
    RETURNING ${CUSTOMER_COLUMNS}, ${hasListenersColumn(business)}`;
});

/** Stores a customer; returns it as stored. */
export async function insertCustomer(
  db: Queryable,
  customer: Written & { id: string },
): Promise<InsertedCustomer> {
  const [row] = await db.query<InsertedCustomer>(INSERT(customer));
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row;
}

function findStatement(mode: 'read' | 'lock') {
  return prepare<{ businessRowId: number; id: string }>(
    `${mode}-customer`,
    (place) => `SELECT ${CUSTOMER_COLUMNS} FROM customers c
      WHERE c.document_id = ${place(({ id }) => id)}
        AND c.business_id = ${place((wanted) => wanted.businessRowId)}
      ${mode === 'lock' ? 'FOR UPDATE' : ''}`,
  );
}

const FIND = { read: findStatement('read'), lock: findStatement('lock') };

/** One customer of a business; null when the business has none with this id. */
export async function findCustomer(
  db: Queryable,
  businessRowId: number,
  id: string,
  mode: 'read' | 'lock' = 'read',
): Promise<CustomerRow | null> {
  const [row] = await db.query<CustomerRow>(FIND[mode]({ businessRowId, id }));
  return row ?? null;
}

const UPDATE = prepare<Written & { rowId: number }>(
  'update-customer',
  (place) => `UPDATE customers SET (updated_at, updated_by_id, ${FIELDS})
      = ROW(${place(now)}::timestamp, NULL, ${fieldValues(place)})
    WHERE id = ${place(({ rowId }) => rowId)} AND business_id = ${place(businessRowId)}`,
);

/** Writes all fields of a customer that was read under lock. */
export async function updateCustomer(
  db: Queryable,
  customer: Written & { rowId: number },
): Promise<void> {
  await db.query(UPDATE(customer));
}

function conditions(search: CustomerSearch, parameters: Parameters): string[] {
  const filters: string[] = [];
  if (search.name !== null) {
    filters.push(`name ILIKE ${parameters.add(containsPattern(search.name))}`);
  }
  if (search.email !== null) {
    filters.push(`email ILIKE ${parameters.add(containsPattern(search.email))}`);
  }
  return filters;
}

/** A page of a business's customers, newest first, and how many match in all. */
export async function listCustomers(
  db: Queryable,
  businessRowId: number,
  search: CustomerSearch,
): Promise<Page<CustomerRow>> {
  const parameters = new Parameters();
  const business = parameters.add(businessRowId);
  const filters = conditions(search, parameters);
  const where = [`business_id = ${business}`, ...filters].join(' AND ');
  const total =
    filters.length === 0
      ? `coalesce((SELECT record_count FROM document_sequences WHERE business_id = ${business} AND kind = 'customer'), 0)`
      : `(SELECT count(*) FROM customers WHERE ${where})`;
  const first = search.page === 1 ? `-first-${search.limit}` : '';
  const rows = await db.query<CustomerRow & { matches: number }>({
    name: filters.length === 0 ? `list-customers${first}` : undefined,
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM customers WHERE ${where} ORDER BY created_at DESC, id DESC
        ${limitsOf(search, parameters)}
      )
      SELECT ${total}::bigint AS matches, found.* FROM (SELECT 1) AS one LEFT JOIN (
        SELECT ${CUSTOMER_COLUMNS} FROM page JOIN customers c ON c.id = page.id
      ) found ON true ORDER BY found.created_at DESC, found.row_id DESC`,
    values: parameters.values,
  });
  return pageOf(rows);
}
