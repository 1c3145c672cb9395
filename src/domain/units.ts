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

/**
 * Other spellings: English in the singular, then those of the panel's other languages, whichever the
 * panel shows. In lower case, without accents and without a point at the end.
 */
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
  // German
  stuck: 'C62',
  stunde: 'HUR',
  tag: 'DAY',
  woche: 'WEE',
  monat: 'MON',
  jahr: 'ANN',
  minute: 'MIN',
  pauschal: 'LS',
  satz: 'SET',
  paar: 'PR',
  dutzend: 'DZN',
  stk: 'C62',
  stucke: 'C62',
  stueck: 'C62',
  stunden: 'HUR',
  std: 'HUR',
  tage: 'DAY',
  wochen: 'WEE',
  monate: 'MON',
  jahre: 'ANN',
  minuten: 'MIN',
  pauschale: 'LS',
  pauschalen: 'LS',
  satze: 'SET',
  paare: 'PR',
  gramm: 'GRM',
  kilogramm: 'KGM',
  tonnen: 'TNE',
  quadratmeter: 'MTK',
  qm: 'MTK',
  kubikmeter: 'MTQ',
  stck: 'C62',
  psch: 'LS',
  pausch: 'LS',
  // French
  piece: 'C62',
  heure: 'HUR',
  jour: 'DAY',
  semaine: 'WEE',
  mois: 'MON',
  an: 'ANN',
  forfait: 'LS',
  ensemble: 'SET',
  paire: 'PR',
  douzaine: 'DZN',
  pieces: 'C62',
  unite: 'C62',
  unites: 'C62',
  heures: 'HUR',
  jours: 'DAY',
  semaines: 'WEE',
  ans: 'ANN',
  annee: 'ANN',
  annees: 'ANN',
  minutes: 'MIN',
  forfaits: 'LS',
  ensembles: 'SET',
  paires: 'PR',
  douzaines: 'DZN',
  gramme: 'GRM',
  grammes: 'GRM',
  kilogramme: 'KGM',
  kilogrammes: 'KGM',
  tonnes: 'TNE',
  litres: 'LTR',
  metres: 'MTR',
  kilometres: 'KMT',
  // Spanish
  unidad: 'C62',
  hora: 'HUR',
  dia: 'DAY',
  semana: 'WEE',
  mes: 'MON',
  ano: 'ANN',
  minuto: 'MIN',
  global: 'LS',
  juego: 'SET',
  par: 'PR',
  docena: 'DZN',
  unidades: 'C62',
  ud: 'C62',
  uds: 'C62',
  pieza: 'C62',
  piezas: 'C62',
  horas: 'HUR',
  dias: 'DAY',
  semanas: 'WEE',
  meses: 'MON',
  anos: 'ANN',
  minutos: 'MIN',
  'tanto alzado': 'LS',
  juegos: 'SET',
  pares: 'PR',
  docenas: 'DZN',
  gramo: 'GRM',
  gramos: 'GRM',
  kilogramo: 'KGM',
  kilogramos: 'KGM',
  tonelada: 'TNE',
  toneladas: 'TNE',
  litro: 'LTR',
  litros: 'LTR',
  metro: 'MTR',
  metros: 'MTR',
  kilometro: 'KMT',
  kilometros: 'KMT',
};

const CODES = new Map([
  ...Object.entries(UNITS).map(([code, word]) => [word.toLowerCase(), code] as const),
  ...Object.entries(ALSO),
]);

/** `hour` for `HUR`. A code without a word is shown as it is. @param words by code, in any language */
export const unitWord = (code: unknown, words: Readonly<Record<string, string>> = UNITS): string =>
  typeof code === 'string' ? (words[code] ?? code) : '';

/** The code for a typed unit: by its word in a language of the panel, or the code itself; null for none. */
export function unitCode(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const word = typed.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '');
  return CODES.get(word) ?? CODES.get(word.replace(/s$/, '')) ?? typed.toUpperCase();
}
