import { z } from 'zod';
import { checkText, type Check } from '../../domain/checks';
import { INVOICE_STATUSES } from '../../domain/invoice-status';
import { QUOTATION_STATUSES } from '../../domain/quotation-status';
import { DOCS, oneOf, optional, SHORT, someOf, uuid, withDefault } from '../../validation/fields';
import { PAGING } from '../../validation/paging';
import { listShape, type ListedKind } from './list-fields';

/** A part of a text; the empty one is no filter. */
const part: Check<string | null> = (input) => {
  const checked = checkText(SHORT)(input);
  return 'value' in checked ? { value: checked.value === '' ? null : checked.value } : checked;
};

function textFilter(field: string) {
  return optional(part, DOCS.text(`Part of the ${field}; upper and lower case are the same.`));
}

/** The parameter `status` of a list. */
export const statusFilter = <const S extends string>(statuses: readonly S[]) =>
  optional(someOf(statuses), DOCS.someOf(statuses, 'Those with this status.'));

function documentSearch<const S extends string, Kind extends ListedKind>(
  kind: Kind,
  statuses: readonly S[],
) {
  return z.object({
    number: textFilter('number'),
    status: statusFilter(statuses),
    customer_id: optional(uuid, DOCS.uuid('Documents of this customer.')),
    reference: textFilter('order or any other reference'),
    ...listShape(kind),
  });
}

export const CUSTOMER_SEARCH = z.object({
  name: textFilter('name'),
  customer_number: textFilter('customer number'),
  email: textFilter('e-mail address'),
  ...listShape('customer'),
});
const FLAGS = ['true', 'false'] as const;
const flag: Check<boolean> = (input) => {
  const checked = oneOf(FLAGS)(input);
  return 'value' in checked ? { value: checked.value === 'true' } : checked;
};

export const PRODUCT_SEARCH = z.object({
  name: textFilter('name'),
  sku: textFilter('article number'),
  active: optional(flag, {
    type: 'boolean',
    description: 'Products that are active, or archived.',
  }),
  ...listShape('product'),
});
export const INVOICE_SEARCH = documentSearch('invoice', INVOICE_STATUSES);
export const QUOTATION_SEARCH = documentSearch('quotation', QUOTATION_STATUSES);
export const CREDIT_NOTE_SEARCH = documentSearch('credit_note', ['issued']).extend({
  invoice_id: optional(uuid, DOCS.uuid('Credit notes of this invoice.')),
});
export const HISTORY_SEARCH = z.object(PAGING);
/** A search of documents as CSV takes this one as well. */
export const CSV_LINES = z.object({
  lines: withDefault(flag, false, {
    type: 'boolean',
    default: false,
    description: 'For `text/csv` only: a row per line, in place of a row per document.',
  }),
});

export type ProductSearch = z.infer<typeof PRODUCT_SEARCH>;
export type CustomerSearch = z.infer<typeof CUSTOMER_SEARCH>;
export interface DocumentSearch {
  number: string | null;
  status: readonly string[] | null;
  customer_id: string | null;
  /** Part of any reference. */
  reference?: string | null;
  /** Only of credit notes. */
  invoice_id?: string | null;
  sort: string;
  cursor: string | null;
  page: number;
  limit: number;
}
