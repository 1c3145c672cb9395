import { PANEL_LANGUAGES, type PanelLanguage } from '../../messages/languages';

export { PANEL_LANGUAGES, type PanelLanguage };

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

/** The BCP 47 tag for dates and numbers in the panel. English puts the day before the month: `1 May 2026`. */
export function panelLocale(): string {
  const language = panelLanguage();
  return language === 'en' ? 'en-GB' : language;
}
