import { CUSTOMER_FIELDS, type CustomerCreate } from '../schemas/customer';
import type { CustomerSearch } from '../schemas/search';
import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { CUSTOMER_COLUMNS } from './document-columns';
import { customerJson } from './document-json';
import { recordFinder } from './find-record';
import { recordWriter } from './write-record';
import type { CustomerRow } from '../rows';
import { containsPattern, limitsOf, Parameters } from '../../database/text-filter';

const writer = recordWriter<CustomerCreate, CustomerRow>('customer', {
  table: 'customers',
  alias: 'c',
  columns: CUSTOMER_COLUMNS,
  fields: CUSTOMER_FIELDS,
  created: customerJson,
});
export const { insert: insertCustomer, update: writeCustomer } = writer;

/** One customer of a business; throws 404 when the business has none with this id. */
export const getCustomer = recordFinder<CustomerRow>('customer', {
  table: 'customers c',
  columns: CUSTOMER_COLUMNS,
});

/** The filters of a search as SQL conditions. */
export function customerFilters(search: CustomerSearch, parameters: Parameters): string[] {
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
  const filters = customerFilters(search, parameters);
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
