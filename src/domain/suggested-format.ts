import { isInEu } from './country';
import type { EInvoiceFormat } from './e-invoice-formats';

/** A coarse part, an optional fine part, and check digits: KoSIT, Formatspezifikation Leitweg-ID 2.0.2. */
const LEITWEG_ID = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/i;

/** What a customer's data say of the format that it needs; null when they say nothing. */
export function suggestedFormat(customer: {
  buyer_reference: string | null;
  electronic_address_scheme: string | null;
}): EInvoiceFormat | null {
  if (LEITWEG_ID.test(customer.buyer_reference ?? '')) return 'xrechnung-ubl';
  const scheme = customer.electronic_address_scheme || 'EM';
  return scheme === 'EM' ? null : 'peppol';
}

interface Party {
  country_code: string | null;
  vat_id: string | null;
}

/**
 * The format whose gaps are shown where nothing says which one a customer needs. Companies in the EU exchange
 * EN 16931, and all formats here are built on it. Null for everybody else, since few of them need any.
 */
export const baseFormat = (business: Party, customer: Party): EInvoiceFormat | null =>
  isInEu(business.country_code) && isInEu(customer.country_code) && customer.vat_id ? 'ubl' : null;
