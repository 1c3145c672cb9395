import { cashDiscountOf } from '../../domain/cash-discount';
import { say } from '../../messages/message';
import type { Finding } from '../finding';
import type { EInvoice } from '../model';
import { isToBePaid } from '../payment';
import { needed, unless } from './checks';

/** The ids of one rule in XRechnung and in Peppol, where it holds within Germany. */
type RuleId = (number: number) => string;

export const XRECHNUNG: RuleId = (number) => `BR-DE-${number}`;
export const PEPPOL: RuleId = (number) => `DE-R-${String(number).padStart(3, '0')}`;

function termsAreGood(terms: string): boolean {
  const coded = terms.split('\n').filter((line) => line.trim().startsWith('#'));
  if (coded.length === 0) return true;
  const rest = terms.split(/#.+#/u).at(-1) ?? '';
  return coded.every((line) => cashDiscountOf(line) !== null) && /^\s*\n/u.test(rest);
}

function sellerFindings({ seller: { address, contact } }: EInvoice, rule: RuleId): Finding[] {
  return [
    ...needed(address.city, '/business/city', rule(3)),
    ...needed(address.postCode, '/business/postal_code', rule(4)),
    ...needed(contact.phone, '/business/phone', rule(6)),
    ...needed(contact.email, '/business/email', rule(7)),
  ];
}

/** A place of delivery has a city and a post code. That of the customer lacks none that the customer has. */
function deliveryFindings({ delivery, buyer }: EInvoice, rule: RuleId): Finding[] {
  const place = delivery.address ?? buyer.address;
  return [
    ...(buyer.address.city ? needed(place.city, '/delivery_address/city', rule(10)) : []),
    ...(buyer.address.postCode
      ? needed(place.postCode, '/delivery_address/postal_code', rule(11))
      : []),
  ];
}

/** Germany's rules, of XRechnung or of Peppol. */
export function germanFindings(invoice: EInvoice, rule: RuleId): Finding[] {
  const { buyer, payment, paymentTerms } = invoice;
  return [
    ...(isToBePaid(invoice) ? needed(payment, '/business/iban', rule(1)) : []),
    ...sellerFindings(invoice, rule),
    ...needed(buyer.address.city, '/customer/city', rule(8)),
    ...needed(buyer.address.postCode, '/customer/postal_code', rule(9)),
    ...deliveryFindings(invoice, rule),
    ...needed(invoice.references.buyer_reference, '/customer/buyer_reference', rule(15)),
    ...unless(termsAreGood(paymentTerms ?? ''), '/terms', rule(18), say('finding_skonto')),
  ];
}
