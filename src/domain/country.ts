import { iso31661Alpha2ToAlpha3 } from 'iso-3166/1-a2-to-1-a3.js';
import { say } from '../messages/message';
import type { Check } from './checks';

/** The assigned codes of ISO 3166-1 alpha-2, in order. */
export const COUNTRY_CODES: readonly string[] = Object.keys(iso31661Alpha2ToAlpha3).sort();

/** An ISO 3166-1 alpha-2 code in any letter case; the value is in upper case. */
export const checkCountryCode: Check<string> = (input) => {
  const code = typeof input === 'string' ? input.trim().toUpperCase() : '';
  return Object.hasOwn(iso31661Alpha2ToAlpha3, code)
    ? { value: code }
    : { problem: say('not_country') };
};

/** The member states of the European Union: https://european-union.europa.eu, Country profiles. */
const EU = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

export const isInEu = (countryCode: string | null): boolean => EU.includes(countryCode ?? '');

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country by its code, such as `Germany`. */
export const countryName = (code: string): string => NAMES.of(code) ?? code;

/** Languages whose names of countries we know when somebody typed one. */
const TYPED_IN = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja'] as const;

/** Names that no list of ISO has. */
const COLLOQUIAL: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  usa: 'US',
  america: 'US',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'bosnia and herzegovina': 'BA',
};

let known: ReadonlyMap<string, string> | undefined;

/** Made with the first text: a process that prints no address needs none. */
function knownNames(): ReadonlyMap<string, string> {
  if (known) return known;
  const names = new Map(Object.entries(COLLOQUIAL));
  for (const language of TYPED_IN) {
    const list = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of COUNTRY_CODES) names.set((list.of(code) ?? code).toLowerCase(), code);
  }
  known = names;
  return names;
}

/** The code of a country by its code or name, such as `Deutschland`; null for any other text. */
export function countryCodeOf(text: string): string | null {
  const typed = text.trim();
  if (Object.hasOwn(iso31661Alpha2ToAlpha3, typed.toUpperCase())) return typed.toUpperCase();
  return knownNames().get(typed.toLowerCase().replace(/\./g, '')) ?? null;
}
