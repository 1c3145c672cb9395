import { z } from 'zod';
import { checkText, type Check } from '../../domain/checks';
import { INVOICE_STATUSES } from '../../domain/invoice-status';
import { QUOTATION_STATUSES } from '../../domain/quotation-status';
import { DOCS, oneOf, optional, SHORT, uuid } from '../../validation/fields';
import { PAGING } from '../../validation/paging';

/** A part of a text; the empty one is no filter. */
const part: Check<string | null> = (input) => {
  const checked = checkText(SHORT)(input);
  return 'value' in checked ? { value: checked.value === '' ? null : checked.value } : checked;
};

function textFilter(field: string) {
  return optional(part, DOCS.text(`Part of the ${field}; upper and lower case are the same.`));
}

function documentSearch<const S extends string>(statuses: readonly S[]) {
  return z.object({
    number: textFilter('number'),
    status: optional(oneOf(statuses), DOCS.oneOf(statuses, 'Documents with this status.')),
    customer_id: optional(uuid, DOCS.uuid('Documents of this customer.')),
    ...PAGING,
  });
}

export const CUSTOMER_SEARCH = z.object({
  name: textFilter('name'),
  email: textFilter('e-mail address'),
  ...PAGING,
});
export const INVOICE_SEARCH = documentSearch(INVOICE_STATUSES);
export const QUOTATION_SEARCH = documentSearch(QUOTATION_STATUSES);

export type CustomerSearch = z.infer<typeof CUSTOMER_SEARCH>;
export interface DocumentSearch {
  number: string | null;
  status: string | null;
  customer_id: string | null;
  page: number;
  limit: number;
}
