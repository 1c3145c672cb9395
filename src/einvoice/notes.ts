import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import { PROFILES } from './formats';
import type { EInvoice, Note } from './model';
import { isWithin } from './payment';

/** UBL has no place for BT-21: it stands before the text. */
const coded = ({ subjectCode, text }: Note): string =>
  subjectCode === null ? text : `#${subjectCode}#${text}`;

/** BG-1 as UBL writes it. Peppol has one note outside Germany (PEPPOL-EN16931-R002). */
export function ublNotes(invoice: EInvoice, format: EInvoiceFormat): string[] {
  const notes = invoice.notes.map(coded);
  const isOne = PROFILES[format].rules === 'peppol' && !isWithin('DE', invoice);
  return isOne && notes.length > 0 ? [notes.join('\n\n')] : notes;
}
