import { checkText, type Check } from './checks';
import { say } from '../messages/message';

const GTIN = /^(\d{8}|\d{12,14})$/;

/** From the right, every second digit counts three times (GS1 General Specifications, 7.9). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    return total + Number(digit) * (place % 2 === 0 ? 1 : 3);
  }, 0);
  return sum % 10 === 0;
}

/** A number of GS1 for an article: an EAN, UPC or GTIN-14. */
export const checkGtin: Check<string> = (input) => {
  const text = checkText(14)(typeof input === 'string' ? input.trim() : input);
  if ('problem' in text) return { problem: say('not_gtin') };
  if (!GTIN.test(text.value)) return { problem: say('not_gtin') };
  return hasCheckDigit(text.value) ? text : { problem: say('gtin_check_digit') };
};
