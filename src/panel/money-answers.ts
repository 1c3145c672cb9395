import type { OnlinePayment } from '../online/sql/online-payments';
import type { PanelRefund } from './credit-answers';
import type { EntryStatus, Excess, PaymentMethod } from '../domain/payment';

/* What the panel asks about payments and refunds. Bodies have amounts as decimal text, so that no digit is lost. */

export type { OnlinePayment };

export interface PanelPayment {
  documentId: string;
  /** Decimal text. */
  amount: string;
  currency: string;
  paid_on: string;
  /** When somebody recorded it for this invoice, ISO 8601 in UTC. */
  recorded_at: string;
  method: PaymentMethod | null;
  reference: string | null;
  note: string | null;
  state: EntryStatus;
  /** How much more is due when it is voided; null where it cannot be, or the operator's role hides it. */
  due_again: string | null;
  /** The part of the payment that pays this invoice. */
  allocation: string;
  /** Whether that is all of it. */
  is_whole: boolean;
}

/** GET /invoices/:id/payments */
export interface InvoicePayments {
  /** The latest first, those that the operator may see. */
  payments: PanelPayment[];
  currency: string;
  /** Decimal text; null when the operator's role hides it. */
  amount_due: string | null;
  /** Decimal text: what the customer has on account in this currency; null when the role hides amounts. */
  on_account: string | null;
  /** What customers did at a provider, the latest first. */
  online: OnlinePayment[];
  /** The day in the time zone of the business. */
  today: string;
  /** Whether the operator may record a payment now, and void one. */
  can: { record: boolean; void: boolean };
}

/** The body of POST /invoices/:id/payments. */
export interface NewPayment {
  /** Decimal text. */
  amount: string;
  paid_on: string;
  method: PaymentMethod | null;
  reference: string | null;
  note: string | null;
  /** What is more than due stays on account of the customer. */
  excess?: Excess | null;
}

/** POST /invoices/:id/payments and POST /payments/:id/void */
export type ChangedPayment = Pick<PanelPayment, 'documentId' | 'state'>;

/** An invoice of which something is due. */
export interface OpenInvoice {
  documentId: string;
  number: string;
  due_date: string | null;
  currency: string;
  /** Decimal text. */
  amount_due: string;
}

/** GET /customers/:id/account */
export interface CustomerAccount {
  /** The first due first, at most 100 of those that the operator may see. */
  open: OpenInvoice[];
  /** That of new documents of the business. */
  currency: string;
  /** The day in the time zone of the business. */
  today: string;
}

/** What a payment is to pay, or what an invoice is to get from it. */
export interface NewAllocation {
  invoice_id: string;
  /** Decimal text. */
  amount: string;
}

/** The body of POST /customers/:id/payments. */
export interface NewCustomerPayment extends NewPayment {
  currency: string;
  allocations: NewAllocation[];
}

/** A part of a payment. */
export interface PanelAllocation {
  documentId: string;
  /** Null where the operator may not see the invoice. */
  invoice: { documentId: string; number: string } | null;
  /** Decimal text. */
  amount: string;
  state: EntryStatus;
}

/** GET /payments/:id/account */
export interface PaymentAccount extends Pick<
  PanelPayment,
  'amount' | 'currency' | 'paid_on' | 'state' | 'method' | 'reference' | 'note'
> {
  /** Null where the operator may not see customers. */
  customer: { documentId: string; name: string } | null;
  /** The oldest first. */
  allocations: PanelAllocation[];
  /** The latest first, those that the operator may see. */
  refunds: PanelRefund[];
  /** Decimal text: what it pays no invoice with. */
  on_account: string;
  /** What it can pay, as in `CustomerAccount`. */
  open: OpenInvoice[];
  today: string;
  can: {
    allocate: boolean;
    void: boolean;
    voidPart: boolean;
    refund: boolean;
    voidRefund: boolean;
    /** What describes it. */
    change: boolean;
  };
}

/** POST /invoices/:id/on-account */
export interface FromAccount {
  /** Decimal text: what the invoice got. */
  amount: string;
}
