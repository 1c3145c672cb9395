import type { Statement } from '../../database/connection';
import { Parameters } from '../../database/text-filter';
import type { CustomField } from '../../domain/custom-fields';
import type { NumberedKind } from '../kind';
import type { PaymentSearch } from '../schemas/payment';
import type { ListedKind } from '../schemas/list-fields';
import type { CustomerSearch, ProductSearch } from '../schemas/search';
import { LISTED_CUSTOMERS } from '../sql/customers';
import { documentFilters, type DocumentFilters } from '../sql/document-filters';
import { orderOf, orderText } from '../sql/list-order';
import { LISTED_PAYMENTS } from '../sql/payments';
import { LISTED_PRODUCTS } from '../sql/products';
import { recordFilters } from '../sql/list-records';
import type { CsvColumn } from './columns';
import { customColumns } from './custom-columns';
import {
  csvText,
  CUSTOMER_EXPORT,
  DOCUMENT_EXPORTS,
  PAYMENT_EXPORT,
  PRODUCT_EXPORT,
  type CsvExport,
} from './exports';

/** An export that is ready to run. */
export interface ReadyExport {
  name: string;
  statement: Statement;
  columns: readonly CsvColumn[];
}

type Filter = (parameters: Parameters) => string[];

/** All records of a business that pass filters. The statement has no name: it runs once. */
function searched(
  exported: CsvExport,
  businessRowId: number,
  filter: Filter,
  order?: string,
  fields: readonly CustomField[] = [],
): ReadyExport {
  const parameters = new Parameters();
  const business = parameters.add(businessRowId);
  const where = [`business_id = ${business}`, ...filter(parameters)].join(' AND ');
  const own = exported.columns.filter(({ only }) => only !== 'panel');
  const columns = [...own, ...customColumns(fields, parameters)];
  const text = csvText(
    exported,
    columns,
    (table) => `SELECT * FROM ${table} WHERE ${where}`,
    order,
  );
  return { name: exported.name, statement: { text, values: parameters.values }, columns };
}

const orderIn = (kind: ListedKind, sort: string): string => orderText(orderOf(kind, sort), 'd.');

/** @param fields custom fields that have a column at the end */
export const customersExport = (
  businessRowId: number,
  search: CustomerSearch,
  fields: readonly CustomField[],
): ReadyExport =>
  searched(
    CUSTOMER_EXPORT,
    businessRowId,
    (parameters) => recordFilters(LISTED_CUSTOMERS, search, parameters),
    orderIn('customer', search.sort),
    fields,
  );

export const productsExport = (businessRowId: number, search: ProductSearch): ReadyExport =>
  searched(
    PRODUCT_EXPORT,
    businessRowId,
    (parameters) => recordFilters(LISTED_PRODUCTS, search, parameters),
    orderIn('product', search.sort),
  );

interface DocumentRows {
  /** A row per line, not per document. */
  lines: boolean;
  /** Custom fields that have a column at the end. */
  fields: readonly CustomField[];
}

export function documentsExport(
  kind: NumberedKind,
  businessRowId: number,
  search: DocumentFilters,
  { lines, fields }: DocumentRows,
): ReadyExport {
  const exported = DOCUMENT_EXPORTS[kind.name][lines ? 'lines' : 'documents'];
  return searched(
    exported,
    businessRowId,
    (parameters) => documentFilters(kind, search, parameters),
    orderIn(kind.name, search.sort),
    fields,
  );
}

export const paymentsExport = (businessRowId: number, search: PaymentSearch): ReadyExport =>
  searched(
    PAYMENT_EXPORT,
    businessRowId,
    (parameters) => recordFilters(LISTED_PAYMENTS, search, parameters),
    orderIn('payment', search.sort),
  );
