import { PAGE_TEXTS } from '../frame/look/page-texts';
import { textsOf, type Texts } from '../words/texts';

/** Our texts in place of Strapi's, or where Strapi has none, by its ids. */
export const STRAPI_TEXTS: Texts = textsOf(({ STRAPI_GAPS, STRAPI_WORDS }) => ({
  ...STRAPI_GAPS,
  ...STRAPI_WORDS,
  ...PAGE_TEXTS,
}));

/** Strapi asks for the names of content types, and of a filter's choices, by their English. */
export const TITLE_TEXTS: Texts = textsOf(({ STATUS_WORDS, TITLES }, language) =>
  language === 'en' ? {} : { ...STATUS_WORDS, ...TITLES },
);
