import * as de from './columns/de';
import * as en from './columns/en';
import * as es from './columns/es';
import * as fr from './columns/fr';
import type { PanelLanguage } from './languages';

const WORDS: Readonly<
  Record<PanelLanguage, { COLUMNS: en.Columns; VALUES: Readonly<Record<string, object>> }>
> = { en, de, fr, es };

/** The word for a column in a language; its own name where the panel has none. */
export function columnWord(language: PanelLanguage, name: string): string {
  const words: Readonly<Record<string, string>> = WORDS[language].COLUMNS;
  return words[name] ?? name;
}

/** The words of the codes in a column, such as those of a status; none where its values are no codes. */
export const valueWords = (
  language: PanelLanguage,
  column: string,
): Readonly<Record<string, string>> =>
  (WORDS[language].VALUES[column] ?? {}) as Readonly<Record<string, string>>;
