import { PANEL_LANGUAGES, type PanelLanguage } from './language';

/** Texts that Strapi shows by their ids, by language. */
export type Texts = Readonly<Partial<Record<PanelLanguage, Readonly<Record<string, string>>>>>;

/** The texts of all parts together. A later part comes before an earlier one. */
export function joinTexts(
  ...parts: readonly Texts[]
): Record<PanelLanguage, Record<string, string>> {
  const joined: Record<PanelLanguage, Record<string, string>> = { en: {}, de: {}, fr: {}, es: {} };
  for (const language of PANEL_LANGUAGES)
    for (const part of parts) Object.assign(joined[language], part[language]);
  return joined;
}
