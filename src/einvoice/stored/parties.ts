import type { BusinessDetails, CustomerDetails } from '../../billing/sql/printed-details';
import type { Identifiers } from '../../billing/rows';
import { codedNotesOf } from '../../domain/coded-notes';
import type { DocumentSource } from '../source';

export type KeptBusiness = BusinessDetails &
  Identifiers & {
    legal_name: string | null;
    contact_name: string | null;
    business_process: string | null;
    coded_notes: string | null;
  };

export type KeptCustomer = CustomerDetails & Identifiers;

/** The details of business and customer. */
export interface Parties {
  /** With its legal name where it has one. */
  business: KeptBusiness;
  customer: KeptCustomer;
}

/** As an e-invoice is made from them. */
export function partySources({
  business,
  customer,
}: Parties): Pick<DocumentSource, 'business' | 'customer'> {
  return {
    business: { ...business, coded_notes: codedNotesOf(business.coded_notes) },
    customer: { ...customer, contact_name: null },
  };
}
