import type { TaxCategory, TaxRounding, TaxRules } from '../domain/tax';
import { USUAL_TEMPLATE, type TemplateName } from '../domain/templates';

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
  defaultTemplate: TemplateName;
}

/** The columns of a business that documents are made by. Rows of older versions may lack what has a default. */
export interface TenantRow {
  business_row_id: number;
  business_id: string;
  time_zone: string | null;
  tax_rounding: TaxRounding | null;
  zero_rate_category: TaxCategory | null;
  zero_rate_reason: string | null;
  default_currency: string | null;
  template: TemplateName | null;
}

/** SQL of these columns, of the business `b`. */
export const TENANT_COLUMNS = `b.id AS business_row_id, b.document_id AS business_id, b.time_zone,
  b.tax_rounding, b.zero_rate_category, b.zero_rate_reason, b.default_currency,
  b.look ->> 'template' AS template`;

export const tenantOf = (row: TenantRow): BillingTenant => ({
  businessRowId: row.business_row_id,
  businessId: row.business_id,
  timeZone: row.time_zone ?? 'UTC',
  tax: {
    rounding: row.tax_rounding ?? 'line',
    zeroRateCategory: row.zero_rate_category,
    zeroRateReason: row.zero_rate_reason,
  },
  defaultCurrency: row.default_currency ?? 'USD',
  defaultTemplate: row.template ?? USUAL_TEMPLATE,
});
