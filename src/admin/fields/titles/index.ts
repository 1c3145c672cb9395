import { DE as STATUS_DE } from '../../status/words/de';
import { ES as STATUS_ES } from '../../status/words/es';
import { FR as STATUS_FR } from '../../status/words/fr';
import { DE } from './de';
import { ES } from './es';
import { FR } from './fr';

/** Strapi asks for the names of content types, and of a filter's choices, by their English. */
export const TITLE_TEXTS = {
  en: {},
  de: { ...STATUS_DE, ...DE },
  fr: { ...STATUS_FR, ...FR },
  es: { ...STATUS_ES, ...ES },
};
