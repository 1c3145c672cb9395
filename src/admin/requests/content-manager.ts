import { CONTENT_TYPE } from '../../content-types';
import type { ListName } from '../../domain/list-views';

/** Content types as the Content Manager names them. */
export const BUSINESS = CONTENT_TYPE.business;
export const CUSTOMER = CONTENT_TYPE.customer;
export const PRODUCT = CONTENT_TYPE.product;
export const INVOICE = CONTENT_TYPE.invoice;
export const QUOTATION = CONTENT_TYPE.quotation;
export const RECURRING = CONTENT_TYPE.recurring;
export const PAYMENT = CONTENT_TYPE.payment;
export const CREDIT_NOTE = CONTENT_TYPE.creditNote;
export const REFUND = CONTENT_TYPE.refund;
const BANK_STATEMENT = CONTENT_TYPE.bankStatement;
export const BANK_TRANSACTION = CONTENT_TYPE.bankTransaction;
export const MAIL = CONTENT_TYPE.mail;
export const ENDPOINT = CONTENT_TYPE.endpoint;
export const DELIVERY = CONTENT_TYPE.delivery;

/** Types whose records only our actions make and change. Strapi's forms show them for reading. */
export const READ_ONLY_TYPES: readonly string[] = [
  PAYMENT,
  CREDIT_NOTE,
  REFUND,
  BANK_STATEMENT,
  BANK_TRANSACTION,
  MAIL,
];

/** The types whose lists are pages of our own, by the first part of their addresses. */
export const LIST_PAGES = {
  invoices: INVOICE,
  quotations: QUOTATION,
  'recurring-invoices': RECURRING,
  'credit-notes': CREDIT_NOTE,
  payments: PAYMENT,
  refunds: REFUND,
  customers: CUSTOMER,
  products: PRODUCT,
} satisfies Record<ListName, string>;

/** The list of a type; undefined where Strapi has its page. */
export const listOf = (model: string): ListName | undefined =>
  (Object.keys(LIST_PAGES) as ListName[]).find((name) => LIST_PAGES[name] === model);

/** The page with the list of a type. With an id, the page with the form of one record. */
export function pageOf(model: string, documentId?: string): string {
  const own = listOf(model);
  if (own !== undefined && documentId === undefined) return `/${own}`;
  return recordRequest(model, documentId ?? '').replace(/\/$/, '');
}

/** The place in the form of a business at which its documents are designed. */
export const LOOK_PLACE = '#look';

/** The request for one record. Its path equals that of the page, by chance. */
export function recordRequest(model: string, documentId: string): string {
  return `/content-manager/collection-types/${model}/${documentId}`;
}

/** The request for the rows of a list of ours. */
export const rowsRequest = (list: ListName): string => `/invoicing/lists/${list}/rows`;

/** The request for the record that `field` of a saved record points at. */
export function relationRequest(model: string, documentId: string, field: string): string {
  return `/content-manager/relations/${model}/${documentId}/${field}`;
}

/** The request for records that `field` of a type may point at. */
export function optionsRequest(model: string, field: string): string {
  return `/content-manager/relations/${model}/${field}`;
}

const documentTag = (id: string) => ({ type: 'Document', id }) as const;

/** The Content Manager's tag for the form of a record. */
export const recordTag = (model: string, documentId: string) =>
  documentTag(`${model}_${documentId}`);

/** Its tag for the lists of a type. */
export const listTag = (model: string) => documentTag(`${model}_LIST`);

/** Its tags for the lists of a type, for relations, and for the form of one record. */
export function tagsOf(model: string, documentId?: string) {
  const shared = [listTag(model), { type: 'Relations' } as const];
  return documentId === undefined ? shared : [...shared, recordTag(model, documentId)];
}
