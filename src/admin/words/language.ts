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

let chosen: () => string | undefined = () => undefined;

/** @param read gives Strapi's interface language; undefined before the panel knows the operator */
export function followLanguage(read: () => string | undefined): void {
  chosen = read;
}

/** The language that the operator chose; English for those that we do not have. */
export function panelLanguage(): PanelLanguage {
  const language = chosen();
  return PANEL_LANGUAGES.find((one) => one === language) ?? 'en';
}

/** The BCP 47 tag for dates and numbers in the panel. */
export const panelLocale = (): string => LOCALES[panelLanguage()];
