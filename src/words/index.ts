import type { Language } from '../domain/languages';
import type { Words } from './catalogue';
import { DE } from './de';
import { EN } from './en';
import { ES } from './es';
import { FR } from './fr';
import { IT } from './it';
import { NL } from './nl';
import { PL } from './pl';
import { PT } from './pt';

/** The catalogue of each language. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  nl: NL,
  pt: PT,
  pl: PL,
};
