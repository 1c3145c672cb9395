import { panelLanguage, type PanelLanguage } from '../words/language';
import { longDate } from '../words/dates';
import { localNumber } from '../words/local-values';
import { DE as FINDINGS_DE } from './findings/de';
import { ES as FINDINGS_ES } from './findings/es';
import { FR as FINDINGS_FR } from './findings/fr';
import { DE as IMPORTS_DE } from './imports/de';
import { ES as IMPORTS_ES } from './imports/es';
import { FR as IMPORTS_FR } from './imports/fr';
import { DE as RECORDS_DE } from './records/de';
import { ES as RECORDS_ES } from './records/es';
import { FR as RECORDS_FR } from './records/fr';
import { DE as VALUES_DE } from './values/de';
import { ES as VALUES_ES } from './values/es';
import { FR as VALUES_FR } from './values/fr';

type Texts = Readonly<Record<string, string>>;

/** The server speaks the API's English. So its texts are found by their English. */
const TEXTS: Readonly<Record<PanelLanguage, Texts>> = {
  en: {},
  de: { ...VALUES_DE, ...RECORDS_DE, ...IMPORTS_DE, ...FINDINGS_DE },
  fr: { ...VALUES_FR, ...RECORDS_FR, ...IMPORTS_FR, ...FINDINGS_FR },
  es: { ...VALUES_ES, ...RECORDS_ES, ...IMPORTS_ES, ...FINDINGS_ES },
};

/** `[name]` stands for any text, and `[#name]` for a number. */
const PLACE = /\[#?\w+\]/g;

interface Template {
  english: string;
  /** Its groups are the values of the places, in this order. */
  pattern: RegExp;
  places: readonly string[];
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templateOf(english: string): Template {
  const places = english.match(PLACE) ?? [];
  const texts = english.split(PLACE).map(literal);
  const groups = places.map((place) => (place.startsWith('[#') ? '(-?[\\d,.]*\\d)' : '(.+)'));
  const source = texts.map((text, index) => text + (groups[index] ?? '')).join('');
  return { english, places, pattern: new RegExp(`^${source}$`, 'su') };
}

const wordsIn = (english: string): number => english.replace(PLACE, '').length;

/** The more of its own words a template has, the earlier it is tried. */
const TEMPLATES: readonly Template[] = Object.keys(TEXTS.de)
  .filter((english) => english.search(PLACE) >= 0)
  .sort((one, other) => wordsIn(other) - wordsIn(one))
  .map(templateOf);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const shownValue = (value: string): string =>
  DAY.test(value) ? longDate(value) : localNumber(value);

function filled(texts: Texts, { english, pattern, places }: Template, text: string) {
  const values = pattern.exec(text)?.slice(1);
  const translation = texts[english];
  if (!values || translation === undefined) return undefined;
  return translation.replace(PLACE, (place) => shownValue(values[places.indexOf(place)] ?? ''));
}

/** A text of the server in the operator's language; the same text where it has no translation. */
export function serverText(text: string): string {
  const texts = TEXTS[panelLanguage()];
  const whole = texts[text];
  if (whole !== undefined) return whole;
  for (const template of TEMPLATES) {
    const found = filled(texts, template, text);
    if (found !== undefined) return found;
  }
  return text;
}
