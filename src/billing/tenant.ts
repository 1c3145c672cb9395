import type { TaxRules } from '../domain/tax';

/** A business by its two ids. */
export interface Owner {
  /** The business's row id, for statements; never shown. */
  businessRowId: number;
  businessId: string;
}

/** The business that a request or an operation works for. */
export interface Tenant extends Owner {
  /** IANA name. It determines the current day of the business. */
  timeZone: string;
}

/** A business that makes documents. */
export interface BillingTenant extends Tenant {
  /** How the business has its documents taxed. */
  tax: TaxRules;
  /** An ISO 4217 code. */
  defaultCurrency: string;
}
