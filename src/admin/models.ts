import { CONTENT_TYPE } from '../content-types';
/** Content types as the Content Manager names them. */
export const BUSINESS = CONTENT_TYPE.business;
export const CUSTOMER = CONTENT_TYPE.customer;
export const INVOICE = CONTENT_TYPE.invoice;
export const QUOTATION = CONTENT_TYPE.quotation;
export const ENDPOINT = CONTENT_TYPE.endpoint;
export const DELIVERY = CONTENT_TYPE.delivery;

/** Where a type's list is, and with an id one record's form. */
export function pageOf(model: string, documentId?: string): string {
  const list = `/content-manager/collection-types/${model}`;
  return documentId === undefined ? list : `${list}/${documentId}`;
}

/** What the two kinds of document are called, in routes, columns and sentences. */
export interface Kind {
  model: string;
  path: 'invoices' | 'quotations';
  numberField: 'invoice_number' | 'quotation_number';
  word: 'invoice' | 'quotation';
}

export const INVOICES: Kind = {
  model: INVOICE,
  path: 'invoices',
  numberField: 'invoice_number',
  word: 'invoice',
};

const KINDS: Readonly<Record<string, Kind>> = {
  [INVOICE]: INVOICES,
  [QUOTATION]: {
    model: QUOTATION,
    path: 'quotations',
    numberField: 'quotation_number',
    word: 'quotation',
  },
};

export function kindOf(model: string): Kind | undefined {
  return KINDS[model];
}
