import type { Language } from './languages';
import { DEFAULT_PATTERNS } from './number-pattern';
import type { Paper } from './paper';
import type { TaxCategory } from './tax';

/** A business whose sales bear no tax while they are small: its lines at 0 %, and the sentence on its papers. */
interface SmallBusiness {
  readonly category: Exclude<TaxCategory, 'S'> | null;
  readonly reason: string | null;
}

interface Country {
  /** The standard rate of VAT, in per cent; null where a country has none. */
  readonly rate: number | null;
  /** The languages of its documents, the most usual first. */
  readonly languages?: readonly Language[];
}

/** The sources of all of these are in `docs/countries.md`. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  AT: { rate: 20, languages: ['de'] },
  BE: { rate: 21, languages: ['nl', 'fr', 'de'] },
  BG: { rate: 20 },
  CA: { rate: null, languages: ['en', 'fr'] },
  CH: { rate: 8.1, languages: ['de', 'fr', 'it'] },
  CY: { rate: 19 },
  CZ: { rate: 21 },
  DE: { rate: 19, languages: ['de'] },
  DK: { rate: 25 },
  EE: { rate: 24 },
  ES: { rate: 21, languages: ['es'] },
  FI: { rate: 25.5 },
  FR: { rate: 20, languages: ['fr'] },
  GB: { rate: 20, languages: ['en'] },
  GR: { rate: 24 },
  HR: { rate: 25 },
  HU: { rate: 27 },
  IE: { rate: 23, languages: ['en'] },
  IT: { rate: 22, languages: ['it'] },
  LI: { rate: 8.1, languages: ['de'] },
  LT: { rate: 21 },
  LU: { rate: 17, languages: ['fr', 'de'] },
  LV: { rate: 21 },
  MT: { rate: 18, languages: ['en'] },
  NL: { rate: 21, languages: ['nl'] },
  NO: { rate: 25 },
  PL: { rate: 23, languages: ['pl'] },
  PT: { rate: 23, languages: ['pt'] },
  RO: { rate: 21 },
  SE: { rate: 25 },
  SI: { rate: 22 },
  SK: { rate: 23 },
  US: { rate: null, languages: ['en'] },
};

/** Where the first form asks whether a business is small. That of `GB` is not registered for VAT. */
const SMALL = {
  AT: { category: 'E', reason: 'Steuerfrei nach § 6 Abs. 1 Z 27 UStG 1994 (Kleinunternehmer)' },
  DE: { category: 'E', reason: 'Steuerfrei nach § 19 UStG (Kleinunternehmer)' },
  FR: { category: 'E', reason: 'TVA non applicable, art. 293 B du CGI' },
  GB: { category: null, reason: null },
} as const satisfies Readonly<Record<string, SmallBusiness>>;

export type AskedCountry = keyof typeof SMALL;

export const asksSmall = (code: unknown): code is AskedCountry =>
  typeof code === 'string' && Object.hasOwn(SMALL, code);

/** Unicode CLDR, supplemental data, `paperSize` US-Letter. Paper elsewhere is A4. */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

const GERMAN_PATTERNS = {
  invoice_number_pattern: 'RE-{00000}',
  quotation_number_pattern: 'AN-{00000}',
  credit_note_number_pattern: 'GS-{00000}',
};

const PATTERNS = {
  invoice_number_pattern: DEFAULT_PATTERNS.invoice,
  quotation_number_pattern: DEFAULT_PATTERNS.quotation,
  credit_note_number_pattern: DEFAULT_PATTERNS.credit_note,
};

const countryOf = (code: string | null): Country | undefined =>
  code !== null && Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code] : undefined;

/** The small business of a country, where its first form asks for it. */
export const smallBusinessOf = (code: string | null): SmallBusiness | null =>
  asksSmall(code) ? SMALL[code] : null;

/** The standard rate of a country; null where there is none or we do not know it. */
export const standardRateOf = (code: string | null): number | null => countryOf(code)?.rate ?? null;

/** How a business taxes new lines that say nothing else. */
export interface UsualTax {
  readonly default_tax_rate: number | null;
  readonly zero_rate_category: SmallBusiness['category'];
  readonly zero_rate_reason: string | null;
}

/** @param isSmall whether it is a small business by the law of its country */
export function usualTax(code: string | null, isSmall: boolean): UsualTax {
  const small = isSmall ? smallBusinessOf(code) : null;
  return {
    default_tax_rate: small ? null : standardRateOf(code),
    zero_rate_category: small?.category ?? null,
    zero_rate_reason: small?.reason ?? null,
  };
}

type Patterns = Readonly<Record<keyof typeof PATTERNS, string>>;

/** The usual settings of a new business in a country, beside its tax. */
export interface CountryDefaults extends Patterns {
  readonly language: Language;
  readonly paper_size: Paper;
}

/** @param spoken the language of the operator, for countries of several languages or of none that we have */
export function countryDefaults(code: string | null, spoken: Language): CountryDefaults {
  const languages = countryOf(code)?.languages ?? [spoken];
  return {
    language: languages.includes(spoken) ? spoken : (languages[0] ?? spoken),
    paper_size: code !== null && LETTER.includes(code) ? 'LETTER' : 'A4',
    ...(code === 'DE' || code === 'AT' ? GERMAN_PATTERNS : PATTERNS),
  };
}
