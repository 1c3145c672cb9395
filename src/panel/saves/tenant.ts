import type { BillingTenant, Owner } from '../../billing/tenant';
import type { BusinessRow } from './load';

/** The business of a form, as the use cases take it. */
export const ownerOf = ({ row_id: businessRowId, id: businessId }: BusinessRow): Owner => ({
  businessRowId,
  businessId,
});

/** The same, with what it makes documents by. */
export const tenantOfForm = (business: BusinessRow): BillingTenant => ({
  ...ownerOf(business),
  timeZone: business.time_zone,
  tax: {
    rounding: business.tax_rounding,
    zeroRateCategory: business.zero_rate_category,
    zeroRateReason: business.zero_rate_reason,
  },
  defaultCurrency: business.default_currency,
  defaultTemplate: business.template,
});
