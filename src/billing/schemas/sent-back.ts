import { FOUND_INVOICE, FOUND_QUOTATION, INVOICE, QUOTATION } from './answers';

/** A document as a client may send it back. Its lines may be those of a retrieved one. */
export const SENT_BACK = {
  invoice: INVOICE.extend({ items: FOUND_INVOICE.shape.invoice_items }),
  quotation: QUOTATION.extend({ items: FOUND_QUOTATION.shape.quotation_items }),
};
