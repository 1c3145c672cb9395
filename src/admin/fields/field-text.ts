import { panelLanguage, type PanelLanguage } from '../words/language';
import { DE as HINTS_DE } from './hints/de';
import { ES as HINTS_ES } from './hints/es';
import { FR as HINTS_FR } from './hints/fr';
import { DE as LABELS_DE } from './labels/de';
import { ES as LABELS_ES } from './labels/es';
import { FR as LABELS_FR } from './labels/fr';

/** The server stores the texts of forms and lists in English. So these are found by their English. */
const TEXTS: Readonly<Record<PanelLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  de: { ...LABELS_DE, ...HINTS_DE },
  fr: { ...LABELS_FR, ...HINTS_FR },
  es: { ...LABELS_ES, ...HINTS_ES },
};

/** A text of a form or list in a language. The operators' own words have no translation, so they stay. */
export const fieldTextIn = (language: PanelLanguage, english: string): string =>
  TEXTS[language][english] ?? english;

/** A text of a form or list in the operator's language. */
export const fieldText = (english: string): string => fieldTextIn(panelLanguage(), english);
