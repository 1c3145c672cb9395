import { optional, paymentTerm, rate } from '../../validation/fields';

/** What businesses and customers bring to new documents of the panel, and to conversions. */
export const PARTY_DEFAULTS = {
  default_tax_rate: optional(rate, {}),
  payment_term_days: optional(paymentTerm, {}),
};
