import { iso31661Alpha2ToAlpha3 } from 'iso-3166/1-a2-to-1-a3.js';
import type { Check } from './checks';

/** The assigned codes of ISO 3166-1 alpha-2, in order. */
export const COUNTRY_CODES: readonly string[] = Object.keys(iso31661Alpha2ToAlpha3).sort();

/** An ISO 3166-1 alpha-2 code in any letter case; the value is in upper case. */
export const checkCountryCode: Check<string> = (input) => {
  const code = typeof input === 'string' ? input.trim().toUpperCase() : '';
  return Object.hasOwn(iso31661Alpha2ToAlpha3, code)
    ? { value: code }
    : { problem: 'must be an ISO 3166-1 alpha-2 country code such as DE' };
};

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country by its code, such as `Germany`. */
export const countryName = (code: string): string => NAMES.of(code) ?? code;
