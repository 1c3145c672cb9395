import { checkIban } from '../../domain/bank-account';
import { COUNTRY_CODES } from '../../domain/country';
import { say } from '../../messages/message';
import type { Finding } from '../finding';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { PROFILES } from '../formats';
import { isRegistrationScheme, isAddressScheme } from '../codes/schemes';
import { isUnitCode } from '../codes/units';
import type { EInvoice, Identifier, Party } from '../model';
import { ublNotes } from '../notes';
import { finding, itemPointer, needed, sidesOf, unless, type Side } from './checks';

/** Currencies of ISO 4217 that the list of EN 16931 lacks, most of them since they were replaced. */
const UNLISTED_CURRENCIES: readonly string[] = ['ANG', 'BGN', 'CUC', 'STN'];

/** Greece and Northern Ireland have prefixes of their own, Kosovo has no code of ISO. */
const PREFIXES = new Set([...COUNTRY_CODES, 'EL', 'XI', '1A']);

/** The rules of one side where their numbers differ. */
const RULES = {
  '/business': { name: 'BR-06', country: 'BR-09', scheme: 'BR-62' },
  '/customer': { name: 'BR-07', country: 'BR-11', scheme: 'BR-63' },
} as const;

function addressFindings({ pointer }: Side, address: Identifier): Finding[] {
  const field = `${pointer}/electronic_address_scheme`;
  if (address.scheme === null) return [finding(field, RULES[pointer].scheme)];
  const text = say('finding_eas');
  return unless(isAddressScheme(address.scheme), field, 'BR-CL-25', text);
}

function registrationFindings({ pointer }: Side, { scheme }: Identifier): Finding[] {
  if (scheme === null) return [];
  const text = say('finding_iso_6523');
  return unless(isRegistrationScheme(scheme), `${pointer}/registration_scheme`, 'BR-CL-11', text);
}

function vatIdFindings({ pointer }: Side, vatId: string): Finding[] {
  const text = say('finding_vat_country');
  return unless(PREFIXES.has(vatId.slice(0, 2)), `${pointer}/vat_id`, 'BR-CO-09', text);
}

function partyFindings(side: Side): Finding[] {
  const { pointer, party } = side;
  const { electronicAddress, registration, vatId } = party;
  return [
    ...needed(party.name, `${pointer}/name`, RULES[pointer].name),
    ...needed(party.address.countryCode, `${pointer}/country_code`, RULES[pointer].country),
    ...(electronicAddress ? addressFindings(side, electronicAddress) : []),
    ...(registration ? registrationFindings(side, registration) : []),
    ...(vatId ? vatIdFindings(side, vatId) : []),
  ];
}

/** The buyer's systems know the seller by one of them. */
function sellerFindings(invoice: EInvoice): Finding[] {
  const { vatId, registration, partyId }: Party = invoice.seller;
  if ([vatId, registration, partyId].some((id) => id !== null)) return [];
  const isOutside = invoice.taxes.every(({ category }) => category === 'O');
  return isOutside
    ? [finding('/business/registration_id', 'BR-CO-26')]
    : [finding('/business/vat_id', 'BR-CO-26', say('or_registration_needed'))];
}

function lineFindings({ lines }: EInvoice): Finding[] {
  return lines.flatMap((line, index) => [
    ...needed(line.name, itemPointer(index, 'description'), 'BR-25'),
    ...unless(
      isUnitCode(line.unitCode),
      itemPointer(index, 'unit_code'),
      'BR-CL-23',
      say('finding_unit_code'),
    ),
  ]);
}

/** The official rules only warn of mistyped check digits. The money would go nowhere, so we refuse them. */
function accountFindings({ payment }: EInvoice): Finding[] {
  if (payment === null || payment.iban === null) return [];
  const checked = checkIban(payment.iban);
  return 'problem' in checked ? [finding('/business/iban', 'BR-DE-19', checked.problem)] : [];
}

/** UBL takes three letters between two # at the first # of a note for a code of UNTDID 4451. */
function noteFindings(invoice: EInvoice, format: EInvoiceFormat): Finding[] {
  if (PROFILES[format].syntax === 'cii') return [];
  const ofCodes = new Set(invoice.notes.map(({ subjectCode }) => subjectCode));
  const strange = ublNotes(invoice, format).some((note) => {
    const code = /^[^#]*#([^#]{3})#/u.exec(note)?.[1];
    return code !== undefined && !ofCodes.has(code);
  });
  return unless(!strange, '/notes', 'BR-CL-08', say('finding_hashes'));
}

/** The rules of EN 16931 that data of users can break, without those of taxes. */
export function standardFindings(invoice: EInvoice, format: EInvoiceFormat): Finding[] {
  const { kind, number, currency } = invoice;
  return [
    ...needed(number, `/${kind}_number`, 'BR-02'),
    ...unless(
      !UNLISTED_CURRENCIES.includes(currency),
      '/currency',
      'BR-CL-04',
      say('finding_not_listed'),
    ),
    ...sidesOf(invoice).flatMap(partyFindings),
    ...sellerFindings(invoice),
    ...accountFindings(invoice),
    ...noteFindings(invoice, format),
    ...lineFindings(invoice),
  ];
}
