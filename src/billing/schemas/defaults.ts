import { optional, paymentTerm, rate } from '../../validation/fields';

/** The defaults of businesses and customers. New documents of the panel and conversions take them. */
export const PARTY_DEFAULTS = {
  default_tax_rate: optional(rate, {}),
  payment_term_days: optional(paymentTerm, {}),
};
