import { say } from '../../messages/message';
import { isPeppolScheme } from '../codes/schemes';
import type { Finding } from '../finding';
import type { EInvoice } from '../model';
import { isWithin } from '../payment';
import { finding, needed, sidesOf, type Side } from './checks';
import { countryFindings } from './countries';
import { germanFindings, PEPPOL } from './germany';
import { identifierFindings } from './identifiers';

/** Both ends of Peppol and of XRechnung have an electronic address. */
export function endpointFindings({ seller, buyer }: EInvoice): Finding[] {
  return [
    ...needed(seller.electronicAddress, '/business/electronic_address', 'PEPPOL-EN16931-R020'),
    ...needed(buyer.electronicAddress, '/customer/electronic_address', 'PEPPOL-EN16931-R010'),
  ];
}

/** An e-mail is no address in the network. */
function schemeFindings({ pointer, party }: Side): Finding[] {
  const scheme = party.electronicAddress?.scheme ?? null;
  if (scheme === null || isPeppolScheme(scheme)) return [];
  const text = say('finding_peppol_scheme', { scheme });
  return [finding(`${pointer}/electronic_address`, 'PEPPOL-EN16931-CL008', text)];
}

function referenceFindings({ references, orderReference }: EInvoice): Finding[] {
  if (references.buyer_reference !== null || orderReference !== null) return [];
  const text = say('or_order_reference_needed');
  return [finding('/customer/buyer_reference', 'PEPPOL-EN16931-R003', text)];
}

/** The rules of Peppol BIS Billing 3 beside those of EN 16931. */
export function peppolFindings(invoice: EInvoice): Finding[] {
  const sides = sidesOf(invoice);
  return [
    ...endpointFindings(invoice),
    ...sides.flatMap(schemeFindings),
    ...sides.flatMap(identifierFindings),
    ...(isWithin('DE', invoice) ? germanFindings(invoice, PEPPOL) : []),
    ...referenceFindings(invoice),
    ...countryFindings(invoice),
  ];
}
