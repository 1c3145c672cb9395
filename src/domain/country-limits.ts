/**
 * Countries whose law wants of a program for invoices what this one does not do (docs/countries.md has what, since when
 * and the sources).
 */
export const LIMITED_COUNTRIES = ['ES', 'GR', 'HU', 'IT', 'PL', 'PT', 'RO'] as const;

export type LimitedCountry = (typeof LIMITED_COUNTRIES)[number];

export const isLimited = (country: unknown): country is LimitedCountry =>
  LIMITED_COUNTRIES.some((one) => one === country);
