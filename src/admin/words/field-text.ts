import { WORDS } from '.';
import { panelLanguage, type PanelLanguage } from './language';

/**
 * A text of a form or list in a language. The server stores them in English, so they are found by it. The
 * operators' own words have no translation, so they stay.
 */
export function fieldTextIn(language: PanelLanguage, english: string): string {
  const { FIELD_LABELS, FIELD_HINTS } = WORDS[language];
  const texts: Readonly<Record<string, string>> = { ...FIELD_LABELS, ...FIELD_HINTS };
  return texts[english] ?? english;
}

/** A text of a form or list in the operator's language. */
export const fieldText = (english: string): string => fieldTextIn(panelLanguage(), english);
