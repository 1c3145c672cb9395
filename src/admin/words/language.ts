import { panelStore } from '../panel-store';

/** The languages of our own parts of the panel. An operator chooses one in the profile. */
export const PANEL_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type PanelLanguage = (typeof PANEL_LANGUAGES)[number];

/** English dates put the day before the month, as in `1 May 2026`. */
const LOCALES: Readonly<Record<PanelLanguage, string>> = {
  en: 'en-GB',
  de: 'de',
  fr: 'fr',
  es: 'es',
};

/** The language that the operator chose; English before the panel knows the operator. */
export function panelLanguage(): PanelLanguage {
  const chosen = panelStore()?.getState().admin_app.language.locale;
  return PANEL_LANGUAGES.find((language) => language === chosen) ?? 'en';
}

/** The BCP 47 tag for dates and numbers in the panel. */
export const panelLocale = (): string => LOCALES[panelLanguage()];
