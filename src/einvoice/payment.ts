import Big from 'big.js';
import { ZERO } from '../domain/money';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import { PROFILES } from './formats';
import type { EInvoice, Payment } from './model';

/** Germany wants a means of payment also where nobody has to pay (BR-DE-1, DE-R-001). */
const NOTHING_TO_PAY: Payment = {
  meansCode: '1',
  reference: null,
  iban: null,
  accountNumber: null,
  accountName: null,
  bic: null,
};

/** Peppol holds Germany's rules for what stays in Germany. */
export const isWithin = (country: string, { seller, buyer }: EInvoice): boolean =>
  seller.address.countryCode === country && buyer.address.countryCode === country;

/** True when a format wants a means of payment in every document. */
function needsMeans(invoice: EInvoice, format: EInvoiceFormat): boolean {
  const { rules } = PROFILES[format];
  return rules === 'xrechnung' || (rules === 'peppol' && isWithin('DE', invoice));
}

export const isToBePaid = ({ kind, totals }: EInvoice): boolean =>
  kind === 'invoice' && new Big(totals.due).gt(ZERO);

/** BG-16 as a format has it. */
export function paymentIn(invoice: EInvoice, format: EInvoiceFormat): Payment | null {
  if (invoice.payment !== null) return invoice.payment;
  return !isToBePaid(invoice) && needsMeans(invoice, format) ? NOTHING_TO_PAY : null;
}
