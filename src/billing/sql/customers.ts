import { CUSTOMER_FIELDS, type CustomerCreate } from '../schemas/customer';
import type { CustomerSearch } from '../schemas/search';
import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { CUSTOMER_COLUMNS, hasListenersColumn } from './document-columns';
import type { CustomerRow } from './rows';
import { containsPattern, limitsOf, Parameters } from '../../database/text-filter';
import { columnTime } from '../../database/timestamps';

const FIELDS = CUSTOMER_FIELDS.join(', ');
/** The parameters of the fields, after three others. */
const PLACES = CUSTOMER_FIELDS.map((_, index) => `$${index + 4}`).join(', ');

/** A stored customer, and whether its business has an enabled webhook endpoint. */
export type InsertedCustomer = CustomerRow & { listened: boolean };

/** Stores a customer; returns it as stored. */
export async function insertCustomer(
  db: Queryable,
  businessRowId: number,
  customer: CustomerCreate & { id: string; now: string },
): Promise<InsertedCustomer> {
  const [row] = await db.query<InsertedCustomer>({
    name: 'insert-customer',
    // Counted here, as the database's trigger does for everybody else.
    text: `WITH counted AS (
        INSERT INTO document_sequences (business_id, kind, last_number, record_count)
        VALUES ($1, 'customer', 0, 1) ON CONFLICT (business_id, kind)
          DO UPDATE SET record_count = document_sequences.record_count + 1
      )
      INSERT INTO customers AS c (business_id, document_id, created_at, updated_at, published_at, ${FIELDS})
      VALUES ($1, $2, $3, $3, $3, ${PLACES})
      RETURNING ${CUSTOMER_COLUMNS}, ${hasListenersColumn('$1')}`,
    values: [businessRowId, customer.id, columnTime(customer.now), ...customerValues(customer)],
  });
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row;
}

function customerValues(customer: CustomerCreate): unknown[] {
  return CUSTOMER_FIELDS.map((field) => customer[field]);
}

/** One customer of a business; null when there is none of that id in it. */
export async function findCustomer(
  db: Queryable,
  businessRowId: number,
  id: string,
  mode: 'read' | 'lock' = 'read',
): Promise<CustomerRow | null> {
  const [row] = await db.query<CustomerRow>({
    name: `${mode}-customer`,
    text: `SELECT ${CUSTOMER_COLUMNS} FROM customers c
      WHERE c.document_id = $1 AND c.business_id = $2${mode === 'lock' ? ' FOR UPDATE' : ''}`,
    values: [id, businessRowId],
  });
  return row ?? null;
}

/** Writes all fields of a customer of a business that was read under lock. */
export async function updateCustomer(
  db: Queryable,
  businessRowId: number,
  rowId: number,
  customer: CustomerCreate,
  now: string,
): Promise<void> {
  await db.query({
    name: 'update-customer',
    text: `UPDATE customers SET (updated_at, updated_by_id, ${FIELDS})
      = ROW($3::timestamp, NULL, ${PLACES})
      WHERE id = $1 AND business_id = $2`,
    values: [rowId, businessRowId, columnTime(now), ...customerValues(customer)],
  });
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
  parameters.add(businessRowId);
  const filters = conditions(search, parameters);
  const where = ['business_id = $1', ...filters].join(' AND ');
  const total =
    filters.length === 0
      ? `coalesce((SELECT record_count FROM document_sequences WHERE business_id = $1 AND kind = 'customer'), 0)`
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
