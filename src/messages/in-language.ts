import { DE } from './de';
import { ES } from './es';
import { FR } from './fr';
import type { PanelLanguage } from './languages';
import { filled, type Catalogue, type Sentence } from './message';

type Translated = Exclude<PanelLanguage, 'en'>;

const CATALOGUES: Readonly<Record<Translated, Catalogue>> = { de: DE, fr: FR, es: ES };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** English digits, with or without marks of thousands: `-1,234.50`. */
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/** The digits with the marks of a language. None is lost. */
function localNumber(language: Translated, digits: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(12345678.9);
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return digits.replace(/[,.]/g, (one) => mark(one === ',' ? 'group' : 'decimal'));
}

/** `2026-05-03` written out. */
const localDay = (language: Translated, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function localValue(language: Translated, value: string): string {
  if (DAY.test(value)) return localDay(language, value);
  return NUMBER.test(value) ? localNumber(language, value) : value;
}

/** A sentence in a language of the panel. A plain sentence is English in all of them. */
export function inLanguage(sentence: Sentence, language: PanelLanguage): string {
  if (typeof sentence === 'string' || language === 'en') return String(sentence);
  const { key, values } = sentence;
  const text = filled(CATALOGUES[language][key], values, (value) => localValue(language, value));
  return sentence.withRule(text);
}
