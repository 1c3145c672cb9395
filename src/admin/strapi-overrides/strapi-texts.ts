import { PAGE_TEXTS } from '../look/page-texts';
import type { Texts } from '../words/texts';
import { DE } from './words/de';
import { EN } from './words/en';
import { ES } from './words/es';
import { FR } from './words/fr';

/** Our texts in place of Strapi's, by its ids. */
export const STRAPI_TEXTS: Texts = {
  en: { ...EN, ...PAGE_TEXTS },
  de: { ...DE, ...PAGE_TEXTS },
  fr: { ...FR, ...PAGE_TEXTS },
  es: { ...ES, ...PAGE_TEXTS },
};
