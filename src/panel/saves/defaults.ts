import type { DocumentKind } from '../../billing/kind';
import type { BusinessRow, CustomerRow } from './load';

/** The two parties of a new document. The defaults of the customer come before those of the business. */
interface Parties {
  business: BusinessRow;
  customer: CustomerRow;
}

/** The tax rate in per cent of lines that name none, as decimal text; null for 0. */
export const usualTaxRate = ({ business, customer }: Parties): string | null =>
  customer.default_tax_rate ?? business.default_tax_rate;

/** Notes and terms of a new document. Quotations have those of invoices where they have none of their own. */
export function defaultTexts(business: BusinessRow, { name }: DocumentKind) {
  const { default_notes: notes, default_terms: terms } = business;
  if (name === 'invoice') return { notes, terms };
  return {
    notes: business.default_quotation_notes || notes,
    terms: business.default_quotation_terms || terms,
  };
}
