import { containsPattern, unindexed, type Parameters } from '../../database/text-filter';
import { columnName, fieldsOf } from '../../domain/fields/documents';
import type { NumberedKind } from '../kind';
import type { DocumentSearch } from '../schemas/search';
import { fieldFilters, ofNamed, statusFilter } from './field-filters';

/** What is searched for; a page is cut out of it later. */
export type DocumentFilters = Omit<DocumentSearch, 'page' | 'limit' | 'cursor'>;

/** True for the documents of one customer or invoice: an index finds these few. */
const isOfOne = (search: DocumentFilters): boolean =>
  search.customer_id !== null || Boolean(search.invoice_id);

/**
 * A part with less has no trigram to look up. PostgreSQL would read the whole index of all businesses, and
 * all that it names (measured: 3 s).
 */
const HAS_TRIGRAM = /[a-z0-9]{3}/i;

/** Few documents name any, so that the others cost one comparison each. */
function referenceFilter(
  kind: NumberedKind,
  part: string | null,
  parameters: Parameters,
): string[] {
  if (part === null) return [];
  const like = parameters.add(containsPattern(part));
  const columns = fieldsOf(kind.name)
    .filter(({ name }) => name.endsWith('_reference'))
    .map((field) => columnName(kind.name, field));
  return [`(${columns.map((column) => `lower(${column}) LIKE lower(${like})`).join(' OR ')})`];
}

/** The filters of a search as SQL conditions. `$1` is the business. */
export function documentFilters(
  kind: NumberedKind,
  search: DocumentFilters,
  parameters: Parameters,
): string[] {
  const filters: string[] = [];
  if (search.number !== null) {
    const like = `lower(${kind.numberColumn}) LIKE lower(${parameters.add(containsPattern(search.number))})`;
    const isByTrigrams = HAS_TRIGRAM.test(search.number) && !isOfOne(search);
    filters.push(isByTrigrams ? like : unindexed(like));
  }
  return [
    ...filters,
    ...referenceFilter(kind, search.reference ?? null, parameters),
    ...statusFilter(search.status, parameters),
    ...ofNamed('customer', search.customer_id, parameters),
    ...ofNamed('invoice', search.invoice_id, parameters),
    ...fieldFilters(kind.name, search, parameters),
  ];
}

/** The filters that the index of a customer serves, and those of its business. */
export function whereOf(search: DocumentFilters, filters: string[]): string {
  const business = 'business_id = $1';
  // Half a million entries of the business were read beside those of one customer (measured).
  return [...filters, isOfOne(search) ? unindexed(business) : business].join(' AND ');
}
