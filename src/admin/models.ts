/** Content types as the Content Manager names them. */
export const BUSINESS = 'api::business.business';
export const CUSTOMER = 'api::customer.customer';
export const INVOICE = 'api::invoice.invoice';
export const QUOTATION = 'api::quotation.quotation';
export const ENDPOINT = 'api::webhook-endpoint.webhook-endpoint';
export const DELIVERY = 'api::webhook-delivery.webhook-delivery';

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

const KINDS: Readonly<Record<string, Kind>> = {
  [INVOICE]: { model: INVOICE, path: 'invoices', numberField: 'invoice_number', word: 'invoice' },
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
