/** The formats of e-invoices (contract §11). */
export const E_INVOICE_FORMATS = [
  'xrechnung-ubl',
  'xrechnung-cii',
  'peppol',
  'ubl',
  'cii',
  'factur-x',
] as const;

export type EInvoiceFormat = (typeof E_INVOICE_FORMATS)[number];
