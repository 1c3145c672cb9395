import Big from 'big.js';
import { LRUCache } from 'lru-cache';
import { countryName } from '../domain/country';
import { printedMinorUnit } from '../domain/currency';
import type { Language } from '../domain/languages';
import { groupDigits, moneyPrinter, type PrintMoney } from '../domain/print-money';
import { UNIT_SIGNS } from '../domain/units';
import type { DocumentWords, PluralForms } from './document';

/** Portuguese is that of Portugal, as the words are. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  pt: 'pt-PT',
  pl: 'pl-PL',
};

/** French sets thousands apart by U+202F. Few fonts have it, and spreadsheets read it as a letter. */
const NARROW_SPACE = /\u202f/g;
const NO_BREAK_SPACE = '\u00a0';

/** Making one takes as long as printing a hundred numbers. */
const KEPT = 500;

/** Keeps what `Intl` makes for the same locale and options. */
function kept<T extends object, Options>(
  make: (locale: string, options: Options) => T,
): (locale: string, options: Options) => T {
  const made = new LRUCache<string, T>({ max: KEPT });
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const found = made.get(key) ?? make(locale, options);
    made.set(key, found);
    return found;
  };
}

const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const regionNames = kept(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/** The size of a file, such as `1.2 MB`. */
export function fileSize(bytes: number, language: Language): string {
  const [unit, count] = bytes < 1_000_000 ? ['kilobyte', 1_000] : ['megabyte', 1_000_000];
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 2 } as const;
  return numberFormat(LOCALES[language], style).format(Math.max(bytes / count, 0.1));
}

type NumberStyle = Pick<Intl.NumberFormatOptions, 'style' | 'unit' | 'currency'>;

/** The marks that a language sets into a number. */
function marksOf(locale: string): Readonly<Record<string, string>> {
  const parts = numberFormat(locale, { useGrouping: 'always' }).formatToParts(1000.5);
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { ',': mark('group'), '.': mark('decimal') };
}

/**
 * Prints exact numbers in a language other than English. `Intl` gives the marks and the place of sign
 * and currency only: it rounds after 20 decimals and prints ∞ from 309 digits. Thousands always stand
 * apart: the rule of some languages for four digits would have a column of amounts look ragged.
 */
function printer(language: Language, least: number, style: NumberStyle = {}): PrintMoney {
  const locale = LOCALES[language];
  const marks = marksOf(locale);
  const format = numberFormat(locale, { ...style, maximumFractionDigits: 0 });
  return (value) => {
    const exact = new Big(value);
    const digits = groupDigits(exact.abs(), least).replace(/[,.]/g, (mark) => marks[mark] ?? mark);
    return format
      .formatToParts(exact.lt(0) ? -1 : 1)
      .map(({ type, value: text }) => (type === 'integer' ? digits : text))
      .join('')
      .replace(NARROW_SPACE, NO_BREAK_SPACE);
  };
}

const dateIn = (date: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** `2026-01-15` as a reader of the language writes it; `15 January 2026` in English. */
export const longDate = (date: string, language: Language): string =>
  dateIn(date, language, { dateStyle: 'long' });

/** `2026-01-15` in figures: `15.01.2026`, and as it is in English (docs/decisions/0030). */
export function shortDate(date: string, language: Language): string {
  if (language === 'en') return date;
  return dateIn(date, language, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

const MONTH_FORMS = {
  month: { month: 'long' },
  month_year: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The month of a date: `January`, or with its year `January 2026`. */
export const monthIn = (date: string, language: Language, form: keyof typeof MONTH_FORMS): string =>
  dateIn(date, language, MONTH_FORMS[form]);

/** Prints amounts of a currency in a language: `€1,234.50`, `1.234,50 €`. No digit is lost. */
export function moneyIn(currency: string, language: Language): PrintMoney {
  if (language === 'en') return moneyPrinter(currency);
  return printer(language, printedMinorUnit(currency), { style: 'currency', currency });
}

/**
 * Prints numbers in a language: `1,234.5`, `1.234,5`. No digit is lost.
 * @param least decimals that are printed even where they are zero
 */
export function numberIn(language: Language, least = 0): PrintMoney {
  return language === 'en'
    ? (value) => groupDigits(new Big(value), least)
    : printer(language, least);
}

const pluralRules = kept(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

/** The form of a word that goes with a number. */
export const pluralIn = (language: Language, forms: PluralForms, count: string): string =>
  forms[pluralRules(LOCALES[language], {}).select(Number(count))] ?? forms.other;

/** Units of time that `Intl` has words for, by their code of UN/ECE Recommendation 20. */
const TIMES: Readonly<Record<string, string>> = {
  MIN: 'minute',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
};

/** Prints a quantity and its unit; one whose code has no word is printed alone. */
export type PrintQuantity = (quantity: string, unitCode: string) => string;

/**
 * The word of a unit beside a quantity: `hours` for 12.5 HUR; undefined for a code without one.
 * @param units the words that `Intl` lacks
 */
export function unitIn(
  language: Language,
  units: DocumentWords['units'],
  length: 'long' | 'short',
): (quantity: string, unitCode: string) => string | undefined {
  const locale = LOCALES[language];
  const ofTime = (quantity: string, unit: string) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: length })
      .formatToParts(Number(quantity))
      .find(({ type }) => type === 'unit')?.value;
  const inWords = (quantity: string, code: string) => {
    const forms = Object.hasOwn(units, code) ? units[code as keyof typeof units] : undefined;
    return forms && pluralIn(language, forms, quantity);
  };
  const signs: Readonly<Record<string, string>> = UNIT_SIGNS;
  return (quantity, code) => {
    const time = TIMES[code];
    return time ? ofTime(quantity, time) : (signs[code] ?? inWords(quantity, code));
  };
}

/** Prints quantities with their units in a language: `12.5 hours`, or `12.5 hrs` where there is little room. */
export function quantityIn(...how: Parameters<typeof unitIn>): PrintQuantity {
  const [language] = how;
  const number = numberIn(language);
  const unit = unitIn(...how);
  return (quantity, code) =>
    [number(quantity), unit(quantity, code)].filter(Boolean).join(NO_BREAK_SPACE);
}

/** The sign of a printed amount, never a hyphen of its currency. */
const SIGN = /^-|-(?=\d)/;

/** A minus as wide as a plus, in place of a hyphen. */
export const withMinus =
  (print: PrintMoney): PrintMoney =>
  (value) => {
    const text = print(value);
    return new Big(value).lt(0) ? text.replace(SIGN, '\u2212') : text;
  };

/** `2026-01-15` as paper has it: in figures, and in English `15 January 2026` or `01/15/2026` in the USA. */
export function paperDate(date: string, language: Language, country: string | null): string {
  if (language !== 'en') return shortDate(date, language);
  if (country !== 'US') return longDate(date, language);
  const [year, month, day] = date.split('-');
  return [month, day, year].join('/');
}

/** Prints percentages, of which 19 is 19 %: `19%`, `19 %`. */
export function percentIn(language: Language): PrintMoney {
  return language === 'en'
    ? (value) => `${new Big(value).toFixed()}%`
    : printer(language, 0, { style: 'unit', unit: 'percent' });
}

/** `Kontoinhaber:`. French has a space before the colon. */
export const withColon = (label: string, language: Language): string =>
  `${label}${language === 'fr' ? NO_BREAK_SPACE : ''}:`;

/** `Kontoinhaber: Acme`. */
export const labelBefore = (label: string, value: string, language: Language): string =>
  `${withColon(label, language)} ${value}`;

/** The name of a country by its ISO 3166-1 alpha-2 code: `Germany`, `Deutschland`. */
export function countryIn(code: string, language: Language): string {
  if (language === 'en') return countryName(code);
  return regionNames(LOCALES[language], { type: 'region' }).of(code) ?? code;
}
