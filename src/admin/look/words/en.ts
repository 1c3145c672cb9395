/** How the panel calls the records of a type in its sentences. */
export interface TypeWords {
  /** A record without a name. */
  one: string;
  newOne: string;
  /** An empty list. */
  none: string;
  /** Follows a count, such as `invoice found` and `invoices found`. */
  found: { one: string; other: string };
}

const of = (one: string, many: string): TypeWords => ({
  one: one.charAt(0).toUpperCase() + one.slice(1),
  newOne: `New ${one}`,
  none: `No ${many} yet`,
  found: { one: `${one} found`, other: `${many} found` },
});

export const EN = {
  clearFilters: 'Clear filters',
  nothingMatches: 'Nothing matches',
  types: {
    business: of('business', 'businesses'),
    customer: of('customer', 'customers'),
    product: of('product', 'products'),
    invoice: of('invoice', 'invoices'),
    quotation: of('quotation', 'quotations'),
    creditNote: of('credit note', 'credit notes'),
    payment: of('payment', 'payments'),
    refund: of('refund', 'refunds'),
    mail: of('e-mail', 'e-mails'),
    endpoint: of('webhook endpoint', 'webhook endpoints'),
    delivery: of('webhook delivery', 'webhook deliveries'),
    allowance: of('allowance', 'allowances'),
    usage: of('address', 'addresses'),
    unknown: of('record', 'records'),
  },
};

export type LookWords = typeof EN;
