import { SAVED_CUSTOMER_FIELDS } from '../../domain/fields/records';
import type { CustomerCreate } from '../schemas/customer';
import type { CustomerSearch } from '../schemas/search';
import { CUSTOMER_COLUMNS } from './document-columns';
import { customerJson } from './document-json';
import { recordFinder } from './find-record';
import type { Records } from './list-records';
import { recordWriter } from './write-record';
import type { CustomerRow } from '../rows';
import { containsPattern, type Parameters } from '../../database/text-filter';

const writer = recordWriter<CustomerCreate, CustomerRow>('customer', {
  table: 'customers',
  unique: {
    field: 'customer_number',
    index: 'customers_business_number',
    code: 'duplicate_number',
  },
  alias: 'c',
  columns: CUSTOMER_COLUMNS,
  fields: SAVED_CUSTOMER_FIELDS,
  json: customerJson,
});
export const { insert: insertCustomer, update: writeCustomer } = writer;

const OF_PANEL = SAVED_CUSTOMER_FIELDS.filter((field) => 'ofPanel' in field)
  .map(({ name, type }) =>
    type === 'decimal' ? `trim_scale(c.${name})::text AS ${name}` : `c.${name}`,
  )
  .join(', ');

/** One customer of a business; throws 404 when the business has none with this id. */
export const getCustomer = recordFinder<CustomerRow>('customer', {
  table: 'customers c',
  columns: `${CUSTOMER_COLUMNS}, ${OF_PANEL}`,
});

/** The filters by texts as SQL conditions. */
function ownFilters(search: CustomerSearch, parameters: Parameters): string[] {
  return (['name', 'customer_number', 'email'] as const).flatMap((field) => {
    const text = search[field];
    return text === null ? [] : [`${field} ILIKE ${parameters.add(containsPattern(text))}`];
  });
}

/** How customers are listed. */
export const LISTED_CUSTOMERS: Records<CustomerSearch> = {
  kind: 'customer',
  table: 'customers',
  alias: 'c',
  columns: CUSTOMER_COLUMNS,
  ownFilters,
};
