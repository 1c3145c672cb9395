import { textsOf } from '../../words/texts';
import { WORDS } from '../../words';

/** The link to the reports in the menu. */
export const REPORTS_LINK = {
  id: 'invoicing.reports',
  defaultMessage: WORDS.en.REPORT_WORDS.title,
};

/** Texts that Strapi shows itself, and finds by their ids in the language of the panel. */
export const MONEY_TEXTS = textsOf(({ COLUMN_TEXTS, REPORT_WORDS }) => ({
  ...COLUMN_TEXTS,
  [REPORTS_LINK.id]: REPORT_WORDS.title,
}));
