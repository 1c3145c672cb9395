import { countrySpecs, isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import type { Check } from './checks';

/** As it is stored: no spaces or hyphens, and capital letters. */
const compact = (input: unknown): string =>
  typeof input === 'string' ? input.replace(/[\s-]/g, '').toUpperCase() : '';

const NO_IBAN = 'must be an IBAN such as DE89 3704 0044 0532 0130 00';

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
    return { problem: `must have ${length} letters and digits, as every IBAN of ${country} has` };
  }
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) {
    return { problem: `must have the form of an IBAN of ${country}` };
  }
  return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)
    ? { problem: 'has wrong check digits: a digit or letter is mistyped' }
    : { value: iban };
};

/** A BIC (ISO 9362) of 8 or 11 letters and digits, with the code of a country in it. */
export const checkBic: Check<string> = (input) => {
  const bic = compact(input);
  return isValidBIC(bic)
    ? { value: bic }
    : { problem: 'must be a BIC of 8 or 11 letters and digits such as COBADEFF' };
};

/** An IBAN as people read it, in groups of four. */
export const printIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
