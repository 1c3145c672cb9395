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

/** The formats as people know them. */
export const FORMAT_NAMES: Readonly<Record<EInvoiceFormat, string>> = {
  'xrechnung-ubl': 'XRechnung (UBL)',
  'xrechnung-cii': 'XRechnung (CII)',
  peppol: 'Peppol BIS Billing 3',
  ubl: 'UBL (EN 16931)',
  cii: 'CII (EN 16931)',
  'factur-x': 'Factur-X / ZUGFeRD (PDF)',
};
