import { COLUMN_TEXTS } from '../columns/column-texts';
import type { PanelLanguage } from '../words/language';
import { DE } from './words/de';
import { EN } from './words/en';
import { ES } from './words/es';
import { FR } from './words/fr';

/** The link to the reports in the menu. */
export const REPORTS_LINK = { id: 'invoicing.reports', defaultMessage: EN.title };

const textsOf = (language: PanelLanguage, { title }: { title: string }) => ({
  ...COLUMN_TEXTS[language],
  [REPORTS_LINK.id]: title,
});

/** Texts that Strapi shows itself, and finds by their ids in the language of the panel. */
export const MONEY_TEXTS = {
  en: textsOf('en', EN),
  de: textsOf('de', DE),
  fr: textsOf('fr', FR),
  es: textsOf('es', ES),
};
