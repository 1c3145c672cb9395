import type { BUSINESS_PROCESSES, TREATMENTS } from '../domain/french-codes';
import type { AccountDetails } from '../domain/bank-account';
import type { BilledReferenceName } from '../domain/fields/references';
import type { DeliveryAddress } from '../domain/delivery-address';
import type { LineFacts } from '../domain/fields/line-facts';
import type { ServicePeriod } from '../domain/service-period';
import type { TaxCategory } from '../domain/tax';
import type { Decimal } from './model';

/*
 * A document as this service stores it: the fields have the names of the API. Amounts are exact decimal
 * text, dates are YYYY-MM-DD, and a missing text is null or empty.
 */

export interface SourceParty {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact_name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string | null;
  readonly tax_id: string | null;
  readonly vat_id: string | null;
  readonly registration_id: string | null;
  /** ISO 6523, such as 0002 for a SIREN. */
  readonly registration_scheme: string | null;
  readonly electronic_address: string | null;
  /** A code of the list EAS, such as 0088 or EM. */
  readonly electronic_address_scheme: string | null;
}

/** A note with a code of UNTDID 4451, such as PMT. */
export interface CodedNote {
  readonly code: string;
  readonly text: string;
}

export interface SourceBusiness extends SourceParty, AccountDetails {
  /** Whether its invoices name their RF reference. */
  readonly rf_reference?: boolean | null;
  /** France, such as B1. */
  readonly business_process: string | null;
  /** France: PMT, PMD and AAB. */
  readonly coded_notes: readonly CodedNote[];
}

export interface SourceCustomer extends SourceParty {
  readonly customer_number?: string | null;
  readonly buyer_reference: string | null;
}

export interface SourceTax {
  /** A percentage. */
  readonly tax_rate: Decimal;
  /** Null at 0 % where nobody has chosen one. */
  readonly tax_category: TaxCategory | null;
  readonly tax_exemption_reason: string | null;
  readonly tax_amount: Decimal;
}

export interface SourceLine extends SourceTax, Partial<ServicePeriod>, Partial<LineFacts> {
  readonly description: string;
  readonly quantity: Decimal;
  readonly unit_price: Decimal;
  readonly discount_rate: Decimal;
  /** UN/ECE Recommendation 20. */
  readonly unit_code: string;
  /** With tax. */
  readonly amount: Decimal;
}

/** An allowance or a charge on the whole document. Stored documents have none. */
export interface SourceAllowance extends SourceTax {
  readonly is_charge: boolean;
  /** Without tax and not negative. */
  readonly amount: Decimal;
  /** The part of the tax that it takes off or adds; not negative. */
  readonly tax_amount: Decimal;
  readonly reason: string;
}

/** A file of the document. */
export interface SourceAttachment {
  readonly name: string;
  readonly media_type: string;
  /** Base64, or what stands in for it until the XML is written. */
  readonly content: string;
}

type References = Readonly<Partial<Record<BilledReferenceName, string | null>>>;

export interface SourceDocument extends References, Partial<ServicePeriod> {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issue_date: string;
  readonly due_date: string | null;
  readonly delivery_date: string | null;
  /** The day of the supply where nothing else says when. */
  readonly usual_supply_date?: string | null;
  readonly delivery_address?: DeliveryAddress | null;
  readonly e_invoice_treatment?: (typeof TREATMENTS)[number] | null;
  readonly business_process?: (typeof BUSINESS_PROCESSES)[number] | null;
  readonly order_reference: string | null;
  readonly currency: string;
  readonly notes: string | null;
  readonly terms: string | null;
  /** The paid amount at the first hand-out; 0 for a credit note. */
  readonly amount_paid: Decimal;
  /** The invoice that a credit note credits; null for an invoice. */
  readonly invoice: { readonly number: string; readonly issue_date: string | null } | null;
}

/** Everything that an e-invoice is made from. */
export interface DocumentSource {
  readonly business: SourceBusiness;
  readonly customer: SourceCustomer;
  readonly document: SourceDocument;
  readonly lines: readonly SourceLine[];
  readonly allowances?: readonly SourceAllowance[];
  readonly attachments?: readonly SourceAttachment[];
}
