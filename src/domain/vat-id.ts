import { say } from '../messages/message';
import type { Check } from './checks';
import { validationError } from './errors';

/**
 * The forms of VAT identification numbers after their prefix, and an example of each.
 *
 * EU and XI (Northern Ireland): European Commission, VIES, FAQ "What is the format of a VAT number?",
 * https://ec.europa.eu/taxation_customs/vies/#/faq. Greece has the prefix EL there.
 * GB: HM Revenue & Customs, "VAT numbers in other languages and country codes",
 * https://www.gov.uk/guidance/vat-eu-country-codes-vat-numbers-and-vat-in-other-languages, with the numbers
 * of government departments (GD) and health authorities (HA) as VIES lists them.
 * CH: the UID with MWST, TVA or IVA, Federal Statistical Office, https://www.uid.admin.ch.
 * NO: the organisation number, and MVA where it is registered, https://www.brreg.no.
 */
const FORMS: Readonly<Record<string, readonly [after: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, 'ESX12345678'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-Z0-9]{2}\d{9}$/, 'FR12345678901'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/, 'IE1234567WA'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^\d{9}B\d{2}$/, 'NL123456789B01'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO1234567890'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
  XI: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'XI123456789'],
  GB: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'GB123456789'],
  CH: [/^E\d{9}(MWST|TVA|IVA)?$/, 'CHE-123.456.789 MWST'],
  NO: [/^\d{9}(MVA)?$/, 'NO123456789MVA'],
};

/** Other countries write letters and digits; whether such a number exists, only its country knows. */
const OTHER = /^[A-Z]{2}[A-Z0-9]{1,18}$/;
/** Before numbers had to begin with a country, tax numbers were stored as well. */
const FORMER = /^[A-Z0-9]{2,20}$/;

const bare = (text: string): string => text.replace(/[\s./-]/g, '').toUpperCase();

/**
 * A VAT identification number by the form of its prefix. Spaces, dots, hyphens and slashes between its
 * letters and digits are removed, and the value is in upper case.
 */
export const checkVatId: Check<string> = (input) => {
  if (typeof input !== 'string') return { problem: say('not_text') };
  const id = bare(input);
  const prefix = id.slice(0, 2);
  const form = Object.hasOwn(FORMS, prefix) ? FORMS[prefix] : undefined;
  if (!form) {
    return OTHER.test(id) ? { value: id } : { problem: say('not_vat_id') };
  }
  const [after, example] = form;
  return after.test(id.slice(2))
    ? { value: id }
    : { problem: say('not_vat_id_of', { country: prefix, example }) };
};

/** The same, or what was taken for one before. Whoever takes that requires that it is no new one. */
export const checkFormerVatId: Check<string> = (input) => {
  const id = typeof input === 'string' ? bare(input) : '';
  const isFormer = FORMER.test(id) && !Object.hasOwn(FORMS, id.slice(0, 2));
  return isFormer ? { value: id } : checkVatId(input);
};

/** Refuses a changed VAT number that is none; what stood there may stay. @throws 400 */
export function requireVatId(id: string | null, before: string | null): void {
  const checked = id === null || id === before ? null : checkVatId(id);
  if (checked !== null && 'problem' in checked)
    throw validationError([{ path: ['vat_id'], message: checked.problem }]);
}
