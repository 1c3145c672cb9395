import { PAGE_TEXTS } from '../look/page-texts';
import type { Texts } from '../words/texts';
import { DE } from './words/de';
import { EN } from './words/en';
import { ES } from './words/es';
import { FR } from './words/fr';
import { GAPS_DE } from './words/gaps-de';
import { GAPS_ES } from './words/gaps-es';
import { GAPS_FR } from './words/gaps-fr';

/** Our texts in place of Strapi's, or where Strapi has none, by its ids. */
export const STRAPI_TEXTS: Texts = {
  en: { ...EN, ...PAGE_TEXTS },
  de: { ...GAPS_DE, ...DE, ...PAGE_TEXTS },
  fr: { ...GAPS_FR, ...FR, ...PAGE_TEXTS },
  es: { ...GAPS_ES, ...ES, ...PAGE_TEXTS },
};
