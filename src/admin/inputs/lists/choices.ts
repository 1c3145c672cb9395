import { COUNTRY_CODES, countryName } from '../../../domain/country';
import { CURRENCY_CODES } from '../../../domain/currency';
import {
  ADDRESS_SCHEMES,
  REGISTRATION_SCHEMES,
  schemeName,
} from '../../../domain/identifier-schemes';
import { LANGUAGES } from '../../../domain/languages';
import { E_INVOICE_FORMATS } from '../../../domain/e-invoice-formats';
import { FORMAT_NAMES } from '../../../domain/e-invoice-format-names';

/** A code that a field stores, and the words that name it. */
export interface Choice {
  value: string;
  label: string;
}

const byLabel = (left: Choice, right: Choice): number => left.label.localeCompare(right.label);

const namedWithCode = (codes: readonly string[], nameOf: (code: string) => string): Choice[] =>
  codes
    .map((value) => {
      const name = nameOf(value);
      return { value, label: name === value ? value : `${name} (${value})` };
    })
    .sort(byLabel);

function names(type: 'currency' | 'language'): (code: string) => string {
  const known = new Intl.DisplayNames('en', { type });
  return (code) => known.of(code) ?? code;
}

/** The codes of ISO 4217 for tests and for no currency at all. */
const NO_CURRENCY = ['XTS', 'XXX'];

/** Time zones as people write them. ICU names most zones of cities, and not UTC. */
function zones(): Choice[] {
  const all = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** Those with a name first: without one a code tells little. */
const schemes = (codes: readonly string[]): Choice[] => {
  const isNamed = (code: string) => schemeName(code) !== code;
  const unnamed = codes.filter((code) => !isNamed(code));
  return [
    ...namedWithCode(codes.filter(isNamed), schemeName),
    ...unnamed.map((value) => ({ value, label: value })),
  ];
};

/** The lists that fields are chosen from. */
export const LISTS = {
  country: namedWithCode(COUNTRY_CODES, countryName),
  currency: namedWithCode(
    CURRENCY_CODES.filter((code) => !NO_CURRENCY.includes(code)),
    names('currency'),
  ),
  'time-zone': zones(),
  language: LANGUAGES.map((value) => ({ value, label: names('language')(value) })).sort(byLabel),
  register: schemes(REGISTRATION_SCHEMES),
  'address-scheme': schemes(ADDRESS_SCHEMES),
  'e-invoice-format': E_INVOICE_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] })),
} as const satisfies Record<string, readonly Choice[]>;

export type ListName = keyof typeof LISTS;

/** Text without letter case, accents and marks, so that `aland` finds `Åland`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const WORD_BREAKS = /[\s/()_-]+/;

/** The lower, the better; undefined where the text does not occur. */
function rank({ value, label }: Choice, text: string): number | undefined {
  if (plain(value) === text) return 0;
  const name = plain(label);
  if (name.startsWith(text)) return 1;
  if (name.split(WORD_BREAKS).some((word) => word.startsWith(text))) return 2;
  return name.includes(text) || plain(value).includes(text) ? 3 : undefined;
}

/** The choices in which a typed text occurs, in code or name. Codes come first, then beginnings. */
export function found(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = plain(typed.trim());
  if (text === '') return choices;
  return choices
    .flatMap((choice) => {
      const at = rank(choice, text);
      return at === undefined ? [] : [{ choice, at }];
    })
    .sort((left, right) => left.at - right.at)
    .map(({ choice }) => choice);
}

/** The choice of a stored value. A value that is in no list today stays as it is. */
export function choiceOf(choices: readonly Choice[], value: string): Choice {
  return choices.find((choice) => choice.value === value) ?? { value, label: value };
}
