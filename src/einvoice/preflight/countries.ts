import { say } from '../../messages/message';
import type { Finding } from '../finding';
import type { EInvoice, Party } from '../model';
import { isToBePaid, isWithin } from '../payment';
import { finding, itemPointer, needed, unless } from './checks';
import { isNorwegian, isSwedish } from './identifiers';

type Pointer = '/business' | '/customer';
type Rules = (invoice: EInvoice) => Finding[];

const SWEDISH_RATES: readonly string[] = ['25', '12', '6'];
const F_TAX = 'GODKÄND FÖR F-SKATT';

function denmark(invoice: EInvoice): Finding[] {
  const scheme = (party: Party, pointer: Pointer, rule: string): Finding[] =>
    unless(
      party.registration === null || party.registration.scheme === '0184',
      `${pointer}/registration_scheme`,
      rule,
      say('finding_denmark_scheme'),
    );
  return [
    ...needed(invoice.seller.registration, '/business/registration_id', 'DK-R-002'),
    ...scheme(invoice.seller, '/business', 'DK-R-014'),
    ...(isWithin('DK', invoice) ? scheme(invoice.buyer, '/customer', 'DK-R-017') : []),
  ];
}

function street({ address }: Party, pointer: Pointer, rule: string, withCity = true): Finding[] {
  return [
    ...needed(address.line1, `${pointer}/address`, rule),
    ...(withCity ? needed(address.city, `${pointer}/city`, rule) : []),
    ...needed(address.postCode, `${pointer}/postal_code`, rule),
  ];
}

function netherlands(invoice: EInvoice): Finding[] {
  const scheme = ({ registration }: Party, pointer: Pointer, rule: string): Finding[] =>
    unless(
      registration === null || ['0106', '0190'].includes(registration.scheme ?? ''),
      `${pointer}/registration_scheme`,
      rule,
      say('finding_netherlands_scheme'),
    );
  const { seller, buyer } = invoice;
  return [
    ...street(seller, '/business', 'NL-R-002'),
    ...scheme(seller, '/business', 'NL-R-003'),
    ...(isWithin('NL', invoice)
      ? [...street(buyer, '/customer', 'NL-R-004'), ...scheme(buyer, '/customer', 'NL-R-005')]
      : []),
    ...(isToBePaid(invoice) ? needed(invoice.payment, '/business/iban', 'NL-R-007') : []),
  ];
}

function norway({ seller: { vatId } }: EInvoice): Finding[] {
  const isGood = vatId === null || (/^NO\d{9}MVA$/.test(vatId) && isNorwegian(vatId.slice(2, 11)));
  return unless(isGood, '/business/vat_id', 'NO-R-001', say('finding_norwegian_vat'));
}

function sweden({ seller, lines }: EInvoice): Finding[] {
  const { registration, taxId } = seller;
  const isTax = registration === null || taxId === null || taxId.toUpperCase() === F_TAX;
  return [
    ...unless(
      registration === null || isSwedish(registration.id),
      '/business/registration_id',
      'SE-R-013',
      say('finding_swedish_number'),
    ),
    ...unless(isTax, '/business/tax_id', 'SE-R-005', say('finding_f_tax')),
    ...lines.flatMap(({ tax: { category, rate } }, index) =>
      unless(
        category !== 'S' || SWEDISH_RATES.includes(rate),
        itemPointer(index, 'tax_rate'),
        'SE-R-006',
        say('finding_swedish_rate'),
      ),
    ),
  ];
}

function italy({ seller }: EInvoice): Finding[] {
  const { taxId, address } = seller;
  return [
    ...unless(
      taxId === null || /^[A-Z0-9]{11,16}$/.test(taxId),
      '/business/tax_id',
      'IT-R-001',
      say('finding_italian_tax_id'),
    ),
    ...needed(address.line1, '/business/address', 'IT-R-002'),
    ...needed(address.city, '/business/city', 'IT-R-003'),
    ...needed(address.postCode, '/business/postal_code', 'IT-R-004'),
  ];
}

function iceland(invoice: EInvoice): Finding[] {
  const id = ({ registration }: Party, pointer: Pointer, rule: string): Finding[] => [
    ...needed(registration, `${pointer}/registration_id`, rule),
    ...unless(
      registration === null || registration.scheme === '0196',
      `${pointer}/registration_scheme`,
      rule,
      say('finding_iceland_scheme'),
    ),
  ];
  const { seller, buyer } = invoice;
  return [
    ...id(seller, '/business', 'IS-R-002'),
    ...street(seller, '/business', 'IS-R-003', false),
    ...(isWithin('IS', invoice)
      ? [...id(buyer, '/customer', 'IS-R-004'), ...street(buyer, '/customer', 'IS-R-005', false)]
      : []),
  ];
}

/** Greece wants a number that its tax administration gives each invoice. */
const greece = (): Finding[] => [
  finding('/business/country_code', 'GR-R-004-1', say('finding_greece')),
];

const RULES: Readonly<Record<string, Rules>> = {
  DK: denmark,
  NL: netherlands,
  NO: norway,
  SE: sweden,
  IT: italy,
  IS: iceland,
  GR: greece,
  EL: greece,
};

/** Peppol's rules of the seller's country. Most go by the prefix of the VAT number, where there is one. */
export function countryFindings(invoice: EInvoice): Finding[] {
  const { vatId, address } = invoice.seller;
  const countries = new Set([vatId?.slice(0, 2) ?? '', address.countryCode ?? '']);
  return [...countries].flatMap((country) => RULES[country]?.(invoice) ?? []);
}
