import type { PaidAccount } from '../domain/bank-account';
import type { Attachment } from '../domain/attachments';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import type { Language } from '../domain/languages';
import type { DocumentView } from '../pdf/view-model';

/** The page of one document. All words and figures of the document itself are those of its PDF. */
export interface PageView {
  readonly language: Language;
  readonly kind: 'invoice' | 'quotation' | 'credit_note';
  /** Made with `bankDetails: 'apart'`: the page shows them in `payment`. */
  readonly document: DocumentView;
  /** Of an invoice its due date, of a quotation its last day, as an ISO date. */
  readonly deadline: string | null;
  /** The path of the page, such as `/d/{token}`; its files lie below, such as `pdf`, `e-invoice/{format}` and `logo`. */
  readonly path: string;
  /** Whether the customer has somebody who sees all documents in the portal. */
  readonly hasPortal: boolean;
  /** Whether `{path}/logo` answers with a picture. */
  readonly hasLogo: boolean;
  /** The formats of e-invoices that can be had. */
  readonly formats: readonly EInvoiceFormat[];
  /** The files of the document; `{path}/attachments/{id}` answers with each. */
  readonly attachments: readonly Pick<Attachment, 'id' | 'name' | 'size'>[];
  /** Null for what is not to be paid. */
  readonly payment: PagePayment | null;
  /** Null where nobody can pay online. */
  readonly online: PageOnline | null;
  /** Null for what is not a quotation. */
  readonly decision: PageDecision | null;
  /** The legal name and the VAT number of the business behind the document. */
  readonly foot: readonly string[];
}

/**
 * `offered`: at the provider of this name. `waiting`: the payment is under way. The others are for those who come
 * back from a provider: `arrived`, and `unconfirmed` while the provider has said nothing.
 */
export type PageOnline =
  | { readonly state: 'offered'; readonly provider: string }
  | { readonly state: 'waiting' | 'arrived' | 'unconfirmed' };

export interface PagePayment {
  /** As it is printed. */
  readonly amount: string;
  readonly account: PaidAccount | null;
  /** The text that the payer gives: the RF reference of the invoice, else its number. */
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
  readonly refused: RefusedDecision | null;
}

export interface RefusedDecision {
  readonly name: string;
  readonly remark: string;
  readonly reason: RefusalReason;
}

/** The page has words for each of them. A name has at most 255 characters, a remark 10,000. */
export type RefusalReason = 'name_missing' | 'name_too_long' | 'remark_too_long' | 'not_text';
