import { writeCii } from './cii/write';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import { PROFILES } from './formats';
import type { EInvoice } from './model';
import { writeUbl } from './ubl/write';

/** The XML of an invoice that `missingFor` has nothing against. */
export function writeXml(invoice: EInvoice, format: EInvoiceFormat): string {
  return PROFILES[format].syntax === 'ubl' ? writeUbl(invoice, format) : writeCii(invoice, format);
}
