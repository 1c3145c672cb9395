/** Signs of units, which are the same in all our languages. */
export const UNIT_SIGNS = {
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

/**
 * Units that invoices often have, as people write them. The codes are those of UN/ECE Recommendation 20,
 * revision 17: https://unece.org/trade/uncefact/cl-recommendations
 */
export const UNITS = {
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
  ...UNIT_SIGNS,
};

export type UnitCode = keyof typeof UNITS;

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

const CODES = new Map([
  ...Object.entries(UNITS).map(([code, word]) => [word.toLowerCase(), code] as const),
  ...Object.entries(ALSO),
]);

/** `hour` for `HUR`. A code without a word is shown as it is. @param words by code, in any language */
export const unitWord = (code: unknown, words: Readonly<Record<string, string>> = UNITS): string =>
  typeof code === 'string' ? (words[code] ?? code) : '';

/** The code for a typed unit: by its word in singular or plural, or the code itself; null for none. */
export function unitCode(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const word = typed.toLowerCase();
  return CODES.get(word) ?? CODES.get(word.replace(/s$/, '')) ?? typed.toUpperCase();
}
