import { E_INVOICE_FORMATS, type EInvoiceFormat } from '../../../src/domain/e-invoice-formats';
import type { DocumentSource } from '../../../src/einvoice/source';
import { invoiceSource, type Changes } from './build';

export interface Fixture {
  name: string;
  source: DocumentSource;
  formats: readonly EInvoiceFormat[];
}

export const PLAIN: readonly EInvoiceFormat[] = ['ubl', 'cii', 'factur-x'];
export const XRECHNUNG: readonly EInvoiceFormat[] = ['xrechnung-ubl', 'xrechnung-cii'];

export const fixture = (
  name: string,
  source: DocumentSource,
  formats: readonly EInvoiceFormat[] = E_INVOICE_FORMATS,
): Fixture => ({ name, source, formats });

export const invoice = (
  name: string,
  changes: Changes = {},
  formats?: readonly EInvoiceFormat[],
): Fixture => fixture(name, invoiceSource(changes), formats);
