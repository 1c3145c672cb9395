/**
 * Units that invoices often have, as people write them. The codes are those of UN/ECE Recommendation 20,
 * revision 17: https://unece.org/trade/uncefact/cl-recommendations
 */
const UNITS: Readonly<Record<string, string>> = {
  C62: 'piece',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
  MIN: 'minute',
  LS: 'lump sum',
  SET: 'set',
  PR: 'pair',
  DZN: 'dozen',
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  LTR: 'l',
  MTR: 'm',
  KMT: 'km',
  MTK: 'm²',
  MTQ: 'm³',
  KWH: 'kWh',
};

/** Other spellings, in the singular. */
const ALSO: Readonly<Record<string, string>> = {
  pc: 'C62',
  pcs: 'C62',
  each: 'C62',
  unit: 'C62',
  h: 'HUR',
  hr: 'HUR',
  kilogram: 'KGM',
  gram: 'GRM',
  tonne: 'TNE',
  litre: 'LTR',
  liter: 'LTR',
  metre: 'MTR',
  meter: 'MTR',
  kilometre: 'KMT',
  kilometer: 'KMT',
  m2: 'MTK',
  sqm: 'MTK',
  m3: 'MTQ',
};

export const UNIT_WORDS: readonly string[] = Object.values(UNITS);

const CODES = new Map([
  ...Object.entries(UNITS).map(([code, word]) => [word.toLowerCase(), code] as const),
  ...Object.entries(ALSO),
]);

/** `hour` for `HUR`. A code without a word is shown as it is. */
export const unitWord = (code: unknown): string =>
  typeof code === 'string' ? (UNITS[code] ?? code) : '';

/** The code for a typed unit: by its word in singular or plural, or the code itself; null for none. */
export function unitCode(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const word = typed.toLowerCase();
  return CODES.get(word) ?? CODES.get(word.replace(/s$/, '')) ?? typed.toUpperCase();
}
