import type { EInvoiceFormat } from './e-invoice-formats';

/** The formats as people know them. */
export const FORMAT_NAMES: Readonly<Record<EInvoiceFormat, string>> = {
  'xrechnung-ubl': 'XRechnung (UBL)',
  'xrechnung-cii': 'XRechnung (CII)',
  peppol: 'Peppol BIS Billing 3',
  ubl: 'UBL (EN 16931)',
  cii: 'CII (EN 16931)',
  'factur-x': 'Factur-X / ZUGFeRD (PDF)',
};
