import { WORDS, type Words } from '.';
import { PANEL_LANGUAGES, type PanelLanguage } from './language';

/** Texts that Strapi shows by their ids, by language. */
export type Texts = Readonly<Record<PanelLanguage, Readonly<Record<string, string>>>>;

/** Texts that each language brings. */
export function textsOf(
  read: (words: Words, language: PanelLanguage) => Readonly<Record<string, string>>,
): Texts {
  const entries = PANEL_LANGUAGES.map((language) => [language, read(WORDS[language], language)]);
  return Object.fromEntries(entries) as Texts;
}

/** The texts of all parts together. A later part comes before an earlier one. */
export const joinTexts = (
  ...parts: readonly Texts[]
): Record<PanelLanguage, Record<string, string>> =>
  textsOf((_words, language) => Object.assign({}, ...parts.map((part) => part[language])));
