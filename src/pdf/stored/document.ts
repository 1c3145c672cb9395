import type { TemplateName } from '../../domain/templates';

export type Optional = string | null | undefined;

/** Exact decimal text, such as `12.5`. A number of JavaScript would lose digits. */
export type Decimal = string;

/** A business or a customer, with the field names of the API. */
export interface StoredParty {
  readonly name: string;
  readonly email?: Optional;
  readonly phone?: Optional;
  readonly address?: Optional;
  readonly city?: Optional;
  readonly state?: Optional;
  readonly country?: Optional;
  readonly postal_code?: Optional;
  readonly tax_id?: Optional;
}

export interface StoredLine {
  readonly description: string;
  readonly quantity: Decimal;
  readonly unit_price: Decimal;
  readonly tax_rate: Decimal;
  readonly discount_rate?: Decimal | null | undefined;
  readonly tax_amount: Decimal;
  readonly amount: Decimal;
}

/** The fields that invoices and quotations share, as the API serves them. */
export interface StoredDocument {
  readonly issue_date: string;
  readonly status: string;
  readonly currency: string;
  readonly notes?: Optional;
  readonly terms?: Optional;
  readonly template_type: TemplateName;
  /** Missing on a draft. */
  readonly template_version?: number | null | undefined;
  readonly subtotal: Decimal;
  readonly tax_amount: Decimal;
  readonly total: Decimal;
}

export interface StoredInvoice extends StoredDocument {
  readonly invoice_number: string;
  readonly due_date?: Optional;
  readonly amount_paid: Decimal;
}

export interface StoredQuotation extends StoredDocument {
  readonly quotation_number: string;
  readonly valid_until?: Optional;
}

export interface StoredSource<Document extends StoredDocument> {
  readonly document: Document;
  readonly lines: readonly StoredLine[];
  readonly business: StoredParty;
  readonly customer: StoredParty;
  /** `#RRGGBB` of the business. */
  readonly color?: string;
}
