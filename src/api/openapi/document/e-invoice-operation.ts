import { E_INVOICE_QUERY } from '../../../billing/schemas/e-invoice';
import type { Operation } from './operation';

const OF = {
  Invoice: { path: '/api/v1/invoices', tag: 'Invoices', one: 'an invoice' },
  CreditNote: { path: '/api/v1/credit-notes', tag: 'Credit notes', one: 'a credit note' },
} as const;

export function eInvoiceOperation(name: keyof typeof OF): Operation {
  const { path, tag, one } = OF[name];
  return {
    method: 'get',
    path: `${path}/{id}/e-invoice`,
    id: `read${name}AsEInvoice`,
    tag,
    scope: 'read',
    summary: `Download the e-invoice of ${one}: XML, or a PDF/A-3 with XML inside for factur-x`,
    query: E_INVOICE_QUERY,
    status: 200,
    answer: 'E-invoice',
    errors: [400, 404, 409],
  };
}
