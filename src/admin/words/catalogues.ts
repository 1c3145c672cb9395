import { panelLocale } from './language';

/** `accepted` as Accepted. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `This month` as this month, for the middle of a sentence. German nouns keep their capitals. */
export const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** A number of things, such as `1,234`. */
export const shownCount = (count: number): string => count.toLocaleString(panelLocale());

/** A count with its noun, such as `1 row` or `1,234 rows`. French says `0 ligne`. */
export function counted(count: number, { one, other }: { one: string; other: string }): string {
  const form = new Intl.PluralRules(panelLocale()).select(count);
  return `${shownCount(count)} ${form === 'one' ? one : other}`;
}
