import type { Language } from '../domain/languages';
import type { DocumentView } from '../pdf/view-model';

/** The page of one document. All words and figures of the document itself are those of its PDF. */
export interface PageView {
  readonly language: Language;
  readonly kind: 'invoice' | 'quotation' | 'credit_note';
  readonly document: DocumentView;
  /** The path of the page, `/d/{token}`; its files lie below. */
  readonly path: string;
  /** The formats of e-invoices that can be had. */
  readonly formats: readonly string[];
  /** Null for what is not to be paid. */
  readonly payment: PagePayment | null;
  /** Null for what is not a quotation. */
  readonly decision: PageDecision | null;
}

export interface PagePayment {
  /** As it is printed. */
  readonly amount: string;
  readonly holder: string;
  readonly iban: string | null;
  readonly bic: string | null;
  /** The text that the payer gives: the number of the invoice. */
  readonly reference: string;
  /** The content of an EPC QR code; null for other currencies and for businesses without an IBAN. */
  readonly code: string | null;
  /** The payment link of the business, for this document. */
  readonly link: string | null;
}

export interface PageDecision {
  readonly state: 'open' | 'accepted' | 'rejected' | 'expired' | 'converted';
  /** Who decided, and when as an ISO date in the time zone of the business. */
  readonly by: string | null;
  readonly on: string | null;
  /** What was sent and why it was refused, to show the form again. */
  readonly refused: {
    readonly name: string;
    readonly remark: string;
    readonly reason: string;
  } | null;
}
