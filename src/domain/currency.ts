import { code as lookUp, codes } from 'currency-codes';
import { say } from '../messages/message';
import type { Check } from './checks';

/**
 * ISO 4217 has added these since the library's list of 2024-06-25: the Caribbean guilder, two decimals
 * (ISO 4217 amendment 176, in force from 2025-03-31).
 */
const NEWER: Readonly<Record<string, number>> = { XCG: 2 };

/** Every code of ISO 4217 that has decimals. */
export const CURRENCY_CODES: readonly string[] = [
  ...new Set([...codes(), ...Object.keys(NEWER)]),
].filter((code) => minorUnitOf(code) !== null);

/** Decimals of a currency by ISO 4217 (not CLDR's, which differ); null for an unknown code. */
export function minorUnitOf(code: string): number | null {
  return NEWER[code] ?? lookUp(code)?.digits ?? null;
}

/**
 * Decimals of an amount as it is rounded and printed. An ISO 4217 code has its own number (JPY 0, IQD 3);
 * any other text, such as a symbol, has two (contract §7).
 */
export function printedMinorUnit(currency: string): number {
  return minorUnitOf(currency.trim().toUpperCase()) ?? 2;
}

/** An ISO 4217 code in any letter case; the value is in upper case. */
export const checkCurrency: Check<string> = (input) => {
  const code = typeof input === 'string' ? input.trim().toUpperCase() : '';
  return /^[A-Z]{3}$/.test(code) && minorUnitOf(code) !== null
    ? { value: code }
    : { problem: say('not_currency') };
};
