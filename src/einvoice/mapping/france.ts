import Big from 'big.js';
import type { TREATMENTS } from '../../domain/french-codes';
import type { SourceCustomer, SourceDocument } from '../source';
import { SIREN } from './electronic-address';
import { shortText } from './text';

/** ISO 6523: an establishment of a French company. Its number begins with the SIREN. */
const SIRET = '0009';

function hasSiren(customer: SourceCustomer): boolean {
  const { registration_id: id, registration_scheme: scheme, vat_id: vatId } = customer;
  const isRegistered = shortText(id) !== null && (scheme === SIREN || scheme === SIRET);
  return isRegistered || /^FR..\d{9}$/.test(vatId ?? '');
}

/** How an invoice of a French seller is reported (contract §18). A customer without a country is one at home. */
export function treatmentOf(
  { e_invoice_treatment: own }: SourceDocument,
  customer: SourceCustomer,
): (typeof TREATMENTS)[number] {
  if (own) return own;
  if ((customer.country_code ?? 'FR') === 'FR') return hasSiren(customer) ? 'B2B' : 'B2C';
  const isBusiness = [customer.vat_id, customer.registration_id].some((id) =>
    shortText(id ?? null),
  );
  return isBusiness ? 'B2BINT' : 'B2CINT';
}

/** BT-23 ends in 2 where the invoice was paid when it was handed out, else in 1. Other codes stay. */
export function processOf(
  { business_process: own, kind, amount_paid: paid }: SourceDocument,
  ofBusiness: string | null,
  total: string,
): string | null {
  const code = own ?? shortText(ofBusiness);
  if (own || !code || !/^[BSM][12]$/.test(code)) return code;
  const isPaid = kind === 'invoice' && new Big(total).gt(0) && new Big(paid).gte(total);
  return `${code.slice(0, 1)}${isPaid ? 2 : 1}`;
}
