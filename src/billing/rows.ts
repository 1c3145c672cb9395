import type { LineFacts } from '../domain/fields/line-facts';
import type { ServicePeriod } from '../domain/service-period';
import type { Contact } from '../domain/contacts';
import type { TaxCategory } from '../domain/tax';
import type { CustomerCreate } from './schemas/customer';

/** Rows as our own statements return them: amounts as decimal text, times as ISO 8601. */
export interface LineRow extends Partial<LineFacts>, Partial<ServicePeriod> {
  line_id: string;
  description: string;
  quantity: string;
  unit_price: string;
  tax_rate: string;
  discount_rate: string;
  product_id: string | null;
  /** UN/ECE Recommendation 20. */
  unit_code: string;
  /** UN/CEFACT 5305; null at 0 % where the business has not chosen one. */
  tax_category: TaxCategory | null;
  tax_exemption_reason: string | null;
  tax_amount: string;
  amount: string;
}

export interface CreditNoteLineRow extends LineRow {
  /** The `line_id` of the line of the invoice that it credits. */
  invoice_line_id: string;
  /** Whether it credits by amount, and not by quantity. */
  by_amount: boolean;
}

/** The printed details of a business or a customer. */
export interface PartyDetails {
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  tax_id: string | null;
  vat_id: string | null;
  /** ISO 3166-1 alpha-2. */
  country_code: string | null;
}

/** Details that only e-invoices carry. */
export interface Identifiers {
  registration_id: string | null;
  /** A code of ISO/IEC 6523. */
  registration_scheme: string | null;
  electronic_address: string | null;
  /** A code of the list EAS. */
  electronic_address_scheme: string | null;
}

export interface CustomerRow extends Omit<CustomerCreate, 'contacts'> {
  contacts: readonly Contact[] | null;
  row_id: number;
  id: string;
  created_at: string;
  updated_at: string;
}
