import { COUNTRY_CODES, countryCodeOf } from '../../../domain/country';
import { CURRENCY_CODES } from '../../../domain/currency';
import {
  ADDRESS_SCHEMES,
  REGISTRATION_SCHEMES,
  schemeName,
} from '../../../domain/identifier-schemes';
import { LANGUAGES } from '../../../domain/languages';
import { unitCode } from '../../../domain/units';
import { E_INVOICE_FORMATS, FORMAT_NAMES } from '../../../domain/e-invoice-formats';
import { panelLanguage, type PanelLanguage } from '../../words/language';
import { lineWords, recurringWords, schemeWords } from '../../words';

/** A code that a field stores, and the words that name it. */
export interface Choice {
  value: string;
  label: string;
}

const byLabel = (left: Choice, right: Choice): number =>
  left.label.localeCompare(right.label, panelLanguage());

const namedWithCode = (codes: readonly string[], nameOf: (code: string) => string): Choice[] =>
  codes
    .map((value) => {
      const name = nameOf(value);
      return { value, label: name === value ? value : `${name} (${value})` };
    })
    .sort(byLabel);

/** Names in the language of the panel. `en-GB` would spell some English names in another way. */
function names(type: 'region' | 'currency' | 'language'): (code: string) => string {
  const known = new Intl.DisplayNames(panelLanguage(), { type });
  return (code) => known.of(code) ?? code;
}

/** The codes of ISO 4217 for tests and for no currency at all. */
const NO_CURRENCY = ['XTS', 'XXX'];

/** Time zones as people write them. ICU names most zones of cities, and not UTC. */
function zones(): Choice[] {
  const all = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** The name of a scheme, such as `VAT number (Hungary)`, in the language of the panel. */
function shownScheme(code: string): string {
  const name = schemeName(code);
  const words = schemeWords();
  const whole = words[name];
  if (whole !== undefined || panelLanguage() === 'en') return whole ?? name;
  const [, scheme = '', place = ''] = /^(.*) \((.*)\)$/.exec(name) ?? [];
  const country = countryCodeOf(place);
  return country === null ? name : `${words[scheme] ?? scheme} (${names('region')(country)})`;
}

/** Those with a name first: without one a code tells little. */
const schemes = (codes: readonly string[]): Choice[] => {
  const isNamed = (code: string) => schemeName(code) !== code;
  const unnamed = codes.filter((code) => !isNamed(code));
  return [
    ...namedWithCode(codes.filter(isNamed), shownScheme),
    ...unnamed.map((value) => ({ value, label: value })),
  ];
};

const currencies = () =>
  namedWithCode(
    CURRENCY_CODES.filter((code) => !NO_CURRENCY.includes(code)),
    names('currency'),
  );

const languages = () =>
  LANGUAGES.map((value) => ({ value, label: names('language')(value) })).sort(byLabel);

/** The days of a month. Each month has a last one. */
const daysOfMonth = () => [
  ...Array.from({ length: 31 }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  })),
  { value: 'last', label: recurringWords().lastDay },
];

const makeLists = () => ({
  country: namedWithCode(COUNTRY_CODES, names('region')),
  currency: currencies(),
  'time-zone': zones(),
  language: languages(),
  register: schemes(REGISTRATION_SCHEMES),
  'address-scheme': schemes(ADDRESS_SCHEMES),
  unit: Object.entries(lineWords().units).map(([value, label]) => ({ value, label })),
  'day-of-month': daysOfMonth(),
  'e-invoice-format': E_INVOICE_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] })),
});

type Lists = Readonly<Record<keyof ReturnType<typeof makeLists>, readonly Choice[]>>;
export type ListName = keyof Lists;

const made: Partial<Record<PanelLanguage, Lists>> = {};

/** Made with the first field that asks for one, once per language. */
const lists = (): Lists => (made[panelLanguage()] ??= makeLists());

/** The lists that fields are chosen from. */
export const LISTS: Lists = {
  get country() {
    return lists().country;
  },
  get currency() {
    return lists().currency;
  },
  get 'time-zone'() {
    return lists()['time-zone'];
  },
  get language() {
    return lists().language;
  },
  get register() {
    return lists().register;
  },
  get 'address-scheme'() {
    return lists()['address-scheme'];
  },
  get unit() {
    return lists().unit;
  },
  get 'day-of-month'() {
    return lists()['day-of-month'];
  },
  get 'e-invoice-format'() {
    return lists()['e-invoice-format'];
  },
};

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

/** A code of UN/ECE Recommendation 20 beyond the list, or a unit of the list by another spelling. */
export function typedUnits(typed: string): readonly Choice[] {
  const narrowed = found(LISTS.unit, typed);
  const code = unitCode(typed);
  if (narrowed.length > 0 || code === null || !/^[A-Z0-9]{2,3}$/.test(code)) return narrowed;
  return [choiceOf(LISTS.unit, code)];
}

/** The choice of a stored value. A value that is in no list today stays as it is. */
export function choiceOf(choices: readonly Choice[], value: string): Choice {
  return choices.find((choice) => choice.value === value) ?? { value, label: value };
}
