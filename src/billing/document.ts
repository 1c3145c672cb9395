import type Big from 'big.js';
import type { z } from 'zod';
import type { TaxCategory, TaxRounding } from '../domain/tax';
import type { TemplateName } from '../domain/templates';
import type { INVOICE_CREATE, INVOICE_RECORD } from './schemas/invoice';
import type { QUOTATION_CREATE } from './schemas/quotation';
import type { DeliveryAddress } from '../domain/delivery-address';
import type { CustomField } from '../domain/custom-fields';
import type { FieldsWith } from '../domain/fields/documents';
import type { LineFacts } from '../domain/fields/line-facts';
import type { ServicePeriod } from '../domain/service-period';
import type { LockRule } from '../domain/issued';
import type { CreditReason } from '../domain/credit';
import type { CreditNoteLineRow, CustomerRow, LineRow } from './rows';

/*
 * One shape of a document, from the parsed body to SQL, PDF and answer. Its fields have the names of
 * the API; `number` and `deadline` stand for the names that differ between invoices and quotations.
 */

/** A line as it comes in, checked. */
export interface LineInput extends Partial<LineFacts>, Partial<ServicePeriod> {
  description: string;
  quantity: Big;
  unit_price: Big;
  tax_rate: Big;
  discount_rate: Big;
  product_id: string | null;
  unit_code: string;
  /** Without one, that of the rate and the business. */
  tax_category: TaxCategory | null;
  tax_exemption_reason: string | null;
  /** Kept when a stored line is saved again. */
  line_id?: string;
}

/** A checked body with the defaults of its business. Amounts and lines are not computed yet. */
interface Input {
  currency: string;
  template_type: TemplateName;
  items: readonly LineInput[];
}

/** @see INVOICE_RECORD */
export type InvoiceBody = z.output<typeof INVOICE_CREATE> &
  Partial<z.output<typeof INVOICE_RECORD>>;
export type QuotationBody = z.output<typeof QUOTATION_CREATE>;

/** Where an invoice comes from that a recurring invoice has made. */
export interface InvoiceOrigin {
  /** The public id of the recurring invoice. */
  recurring_invoice_id?: string | null;
  occurrence_date?: string | null;
}

export interface InvoiceInput
  extends Omit<InvoiceBody, keyof Input | 'deadline'>, Input, InvoiceOrigin {
  /** Undefined for the one of the payment term. */
  deadline?: string | null | undefined;
}

export interface QuotationInput extends Omit<QuotationBody, keyof Input>, Input {}

/** Exact decimal text, such as `12.5`. A number of JavaScript would lose digits. */
type Decimal = string;

interface Amounts {
  subtotal: Decimal;
  tax_amount: Decimal;
  total: Decimal;
  lines: LineRow[];
  /** How its tax was rounded. */
  tax_rounding: TaxRounding;
}

/** An invoice with its lines and amounts computed. It lacks only what storing it gives. */
export interface PricedInvoice extends Omit<InvoiceInput, 'items' | 'amount_paid'>, Amounts {
  amount_paid: Decimal;
  /** What `amount_paid` goes back to when the invoice leaves `paid`. */
  amount_paid_before: Decimal;
}

export interface PricedQuotation extends Omit<QuotationInput, 'items'>, Amounts {}

export type PricedDocument = PricedInvoice | PricedQuotation;

/** The fields that storing a document adds. */
interface Stored {
  row_id: number;
  /** The public id. */
  id: string;
  number: string;
  issue_date: string;
  created_at: string;
  updated_at: string;
  /** When its status first said that it was handed out; null for a draft. */
  issued_at: string | null;
  customer: CustomerRow;
  delivery_address: DeliveryAddress | null;
  /** The day on which it counts as supplied where nothing says when. What is printed alone has it. */
  usual_supply_date?: string | null;
  /** The version of the PDF template that it was issued with; null for a draft. */
  template_version?: number | null;
}

export interface StoredInvoice
  extends Omit<PricedInvoice, 'number' | 'issue_date' | 'deadline' | 'delivery_address'>, Stored {
  deadline: string | null;
  /** The part of what is paid that will not come. */
  amount_written_off: Decimal;
  /** How much of it credit notes have set off. */
  amount_credited: Decimal;
}

export interface StoredQuotation
  extends Omit<PricedQuotation, 'number' | 'issue_date' | 'delivery_address'>, Stored {
  /** Who accepted or rejected it on its page, and with which words. */
  decided_by: string | null;
  decision_remark: string | null;
}

export type StoredDocument = StoredInvoice | StoredQuotation;

/** The fields that decide whether a document may be changed. */
interface Changeable {
  /** When an e-invoice, a mail, its page or its PDF first left this service. */
  handed_out_at: string | null;
  /** Whether its business locks what is issued. Null for a draft. */
  lock_documents: LockRule | null;
  /** Those of its business when it was issued. Null for a draft. */
  custom_fields: readonly CustomField[] | null;
}

/** The fields that a PATCH depends on, or writes. */
type LockedFields<Document, Kind extends KindName> = Pick<
  Document,
  Extract<keyof Document, 'row_id' | FieldsWith<Kind, { patch: string } | { ofChanges: true }>>
>;

/** What is read of a document that is locked for a change. */
export interface Locked {
  invoice: LockedFields<StoredInvoice, 'invoice'> &
    Changeable & {
      /** The sum of its recorded payments. */
      amount_recorded: Decimal;
      /** The sum of the totals of its credit notes. */
      credit_total: Decimal;
      /** The sum of the recorded refunds. */
      amount_refunded: Decimal;
    };
  quotation: LockedFields<StoredQuotation, 'quotation'> & Changeable;
}

/** A credit note with its lines and amounts computed. Most of it is that of its invoice. */
export interface PricedCreditNote
  extends
    Amounts,
    Pick<PricedInvoice, 'customer_id' | FieldsWith<'credit_note', { credited: true }>> {
  number: string | null;
  issue_date: string;
  status: 'issued';
  reason: CreditReason | null;
  notes: string | null;
  /** Terms of payment are the invoice's alone. */
  terms: null;
  /** How much of it is set off against what is due; the rest is to be refunded. */
  applied_amount: Decimal;
  lines: CreditNoteLineRow[];
}

export interface StoredCreditNote
  extends Omit<PricedCreditNote, 'number' | 'delivery_address'>, Stored {
  invoice_id: string;
  invoice_number: string;
  refunded_amount: Decimal;
}

/** The priced and the stored shape of each kind. */
export interface Shapes {
  invoice: { priced: PricedInvoice; stored: StoredInvoice };
  quotation: { priced: PricedQuotation; stored: StoredQuotation };
  credit_note: { priced: PricedCreditNote; stored: StoredCreditNote };
}

/** The kinds that forms and PATCH change. */
export type KindName = 'invoice' | 'quotation';
export type NumberedName = keyof Shapes;
