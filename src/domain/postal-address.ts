import { formatAddress } from 'localized-address-format';
import { countryCodeOf } from './country';
import { LINE_BREAK } from './line-break';
import { trimEnds } from './trim-ends';

/** The parts of an address as they were typed; empty or null where there is none. */
export interface PostalAddress {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string | null;
}

interface Parts {
  readonly street: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly code: string;
}

type Script = 'local' | 'latin';

/** Stand for the parts in the form of a country. */
const MARK = { street: '\uE000', city: '\uE001', state: '\uE002', code: '\uE003' } as const;

/** Britain's postcode stands on a line of its own on letters. Documents have it beside the town. */
const BESIDE_THE_TOWN = 'GB';

/** Writes an address from its largest part to its smallest, without spaces. */
const JAPAN = 'JP';

const same = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

const given = (...texts: readonly string[]): string[] => texts.filter((text) => text !== '');

/** Parts side by side, without a repetition such as `Dubai, Dubai`. */
function joined(one: string, other: string, mark: string): string {
  return same(one, other) ? one : given(one, other).join(mark);
}

function partsOf({ address, city, state, postal_code: code }: PostalAddress): Parts {
  const street = (address ?? '').split(LINE_BREAK).map((line) => line.trim());
  const text = (part: string | null) => (part ?? '').trim();
  return { street: given(...street), city: text(city), state: text(state), code: text(code) };
}

const inForm = (country: string, parts: Parts, script: Script): string[] =>
  formatAddress(
    {
      postalCountry: country,
      addressLines: [...parts.street],
      locality: parts.city,
      administrativeArea: parts.state,
      postalCode: parts.code,
    },
    script,
  );

/** The form of a country with marks for the parts. */
const formOf = (country: string, script: Script): string =>
  inForm(country, { ...MARK, street: [MARK.street] }, script).join('\n');

/** Addresses in Chinese, Arabic and the like have a form of their own in some countries. */
function scriptOf({ street, city, state }: Parts): Script {
  const letters = [...street, city, state].join('').match(/\p{L}/gu) ?? [];
  return letters.some((letter) => !/\p{Script=Latin}/u.test(letter)) ? 'local' : 'latin';
}

/** Without the prefix that the form writes by itself, such as the `CH-` of `CH-8001`. */
function bareCode(code: string, form: string): string {
  const prefix = new RegExp(`(?:^|\\n)([^\\s\\uE000-\\uE003]+) ?${MARK.code}`, 'u').exec(form)?.[1];
  return prefix && code.toUpperCase().startsWith(prefix) ? code.slice(prefix.length).trim() : code;
}

/** A region alone stands where the town would. */
const withTown = (parts: Parts): Parts =>
  parts.city === '' ? { ...parts, city: parts.state, state: '' } : parts;

/** Moves what the form has no place for beside a part that it has one for, so that nothing is lost. */
function fitted(country: string, parts: Parts, form: string, script: Script): Parts {
  const lacks = (part: keyof typeof MARK) => !form.includes(MARK[part]);
  const code = bareCode(parts.code, form);
  const city = lacks('code') ? given(parts.city, code).join(' ') : parts.city;
  const own = { ...parts, code, city };
  if (!lacks('city')) return own;
  if (lacks('state')) {
    // A city state: its form writes the name.
    const isWritten = code !== '' && form.toUpperCase().includes(city.toUpperCase());
    return { ...own, street: isWritten ? own.street : given(...own.street, city) };
  }
  const isJapanese = country === JAPAN && script === 'local';
  const state = isJapanese ? joined(own.state, city, '') : joined(city, own.state, ', ');
  return { ...own, state };
}

/** A region that the form leaves out stands on a line of its own after the town. */
function withState(lines: readonly string[], parts: Parts, form: string): string[] {
  const { state, city } = parts;
  if (state === '' || same(state, city) || form.includes(MARK.state)) return [...lines];
  const town = lines.findLastIndex((line) => city !== '' && line.includes(city));
  return town < 0 ? [...lines, state] : lines.toSpliced(town + 1, 0, state);
}

/** A province after its town: `28013 Madrid` and not `28013 Madrid Madrid`. */
const PROVINCE = new RegExp(`${MARK.code} ${MARK.city} ${MARK.state}$`, 'mu');

const withoutRepetition = (parts: Parts, form: string): Parts =>
  same(parts.city, parts.state) && PROVINCE.test(form) ? { ...parts, state: '' } : parts;

/** Signs before or after a part that is missing. */
const tidy = (line: string): string => trimEnds(line, (char) => /[\s,/-]/u.test(char));

function linesIn(country: string, whole: Parts): string[] {
  const parts = withTown(whole);
  if (country === BESIDE_THE_TOWN) {
    const { street, city, state, code } = parts;
    const county = same(state, city) ? '' : state;
    const end = county === '' ? [given(city, code).join(' ')] : [city, county, code];
    return given(...street, ...end);
  }
  const script = scriptOf(parts);
  const form = formOf(country, script);
  const set = withoutRepetition(fitted(country, parts, form, script), form);
  return given(...withState(inForm(country, set, script), set, form).map(tidy));
}

/** `Austin, TX 78701` with a state, `1010 Wien` without one, as most countries have it. */
function linesAnywhere({ street, city, state, code }: Parts): string[] {
  const isAmerican = state !== '' && !same(state, city);
  const town = isAmerican
    ? given(city, given(state, code).join(' ')).join(', ')
    : given(code, city).join(' ');
  return given(...street, town);
}

/** The country that says how an address is written; null when nothing names one. */
export const countryOf = ({ country, country_code: code }: PostalAddress): string | null =>
  code ?? countryCodeOf(country ?? '');

/**
 * The lines of an address without its country, in the order of its country. The forms are those of
 * Google's Address Data Service (docs/decisions/0030).
 * @param home the country of an address that names none
 */
export function addressLines(address: PostalAddress, home: string | null = null): string[] {
  const parts = partsOf(address);
  const names = address.country?.trim() ? null : home;
  const country = countryOf(address) ?? names;
  return country === null ? linesAnywhere(parts) : linesIn(country, parts);
}
