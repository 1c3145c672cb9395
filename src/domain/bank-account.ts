import { countrySpecs, isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { say } from '../messages/message';
import type { Check } from './checks';

/** As it is stored: no spaces or hyphens, and capital letters. */
const compact = (input: unknown): string =>
  typeof input === 'string' ? input.replace(/[\s-]/g, '').toUpperCase() : '';

const NO_IBAN = say('not_iban');

/**
 * An IBAN (ISO 13616): the length and the form of its country, and the check digits by mod 97. A bank's own
 * check digits within it are not looked at: not every bank follows the rule of its country.
 */
export const checkIban: Check<string> = (input) => {
  const iban = compact(input);
  const country = iban.slice(0, 2);
  const length = Object.hasOwn(countrySpecs, country) ? countrySpecs[country]?.chars : null;
  if (!length || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { problem: NO_IBAN };
  if (iban.length !== length) {
    return { problem: say('iban_length', { count: length, country }) };
  }
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) {
    return { problem: say('iban_form', { country }) };
  }
  return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)
    ? { problem: say('iban_check_digits') }
    : { value: iban };
};

/** A BIC (ISO 9362) of 8 or 11 letters and digits, with the code of a country in it. */
export const checkBic: Check<string> = (input) => {
  const bic = compact(input);
  return isValidBIC(bic) ? { value: bic } : { problem: say('not_bic') };
};

/** An IBAN as people read it, in groups of four. */
export const printIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
