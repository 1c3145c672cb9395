import { say } from '../../messages/message';
import type { Finding } from '../finding';
import type { Identifier } from '../model';
import { finding, type Side } from './checks';

/** Digits times weights, counted from the left. */
function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
}

/** GS1: every second digit from the right counts three times. */
function isGln(id: string): boolean {
  const digits = [...id].reverse().map(Number);
  const total = digits.slice(1).reduce((sum, digit, index) => sum + digit * (index % 2 ? 1 : 3), 0);
  return /^\d+$/.test(id) && (10 - (total % 10)) % 10 === digits[0];
}

/** https://www.brreg.no/en/about-us-2/our-registers/about-the-central-coordinating-register-for-legal-entities-ccr */
export function isNorwegian(id: string): boolean {
  const total = weighted(id, [3, 2, 7, 6, 5, 4, 3, 2]);
  return /^\d{9}$/.test(id) && (11 - (total % 11)) % 11 === Number(id[8]);
}

const isBelgian = (id: string): boolean =>
  /^\d{10}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8));

/** The check digit of Luhn. */
export function isSwedish(id: string): boolean {
  const digits = [...id].map((digit, index) => Number(digit) * (index % 2 ? 1 : 2));
  const total = digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0);
  return /^\d{10}$/.test(id) && total % 10 === 0;
}

/** https://abr.business.gov.au/Help/AbnFormat */
function isAustralian(id: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  return /^\d{11}$/.test(id) && (weighted(id, weights) - 10) % 89 === 0;
}

const form =
  (pattern: RegExp) =>
  (id: string): boolean =>
    pattern.test(id);

/**
 * Peppol's rules for identifiers by their scheme, https://docs.peppol.eu/poacc/billing/3.0/rules. Those that
 * only warn are not here.
 */
const SCHEMES: Readonly<Record<string, readonly [rule: number, (id: string) => boolean]>> = {
  '0088': [40, isGln],
  '0192': [41, isNorwegian],
  '0184': [42, form(/^(DK)?\d{8}$/)],
  '0208': [43, isBelgian],
  '0007': [49, isSwedish],
  '0151': [50, isAustralian],
  '0096': [52, form(/^\d{10}$/)],
  '0198': [53, form(/^DK\d{8}$/)],
};

function formFindings(pointer: string, identifier: Identifier | null): Finding[] {
  const known = SCHEMES[identifier?.scheme ?? ''];
  if (identifier === null || known === undefined) return [];
  const [rule, isGood] = known;
  const text = say('finding_scheme_value', { scheme: identifier.scheme ?? '' });
  return isGood(identifier.id) ? [] : [finding(pointer, `PEPPOL-COMMON-R0${rule}`, text)];
}

/** The identifiers of a party by the rules of their schemes. */
export function identifierFindings({ pointer, party }: Side): Finding[] {
  return [
    ...formFindings(`${pointer}/electronic_address`, party.electronicAddress),
    ...formFindings(`${pointer}/registration_id`, party.registration),
  ];
}
