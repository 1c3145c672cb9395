import { panelLanguage, panelLocale, type PanelLanguage } from './language';

/** A part's words in each language. A missing key fails the types. */
export type Catalogues<Words> = Readonly<Record<PanelLanguage, Words>>;

/**
 * The words of a part. Call it while the page is drawn, not when its file is loaded: the operator
 * chooses the language later.
 */
export function wordsOf<Words>(catalogues: Catalogues<Words>): () => Words {
  return () => catalogues[panelLanguage()];
}

/** A number of things, such as `1,234`. */
export const shownCount = (count: number): string => count.toLocaleString(panelLocale());

/** A count with its noun, such as `1 row` or `1,234 rows`. French says `0 ligne`. */
export function counted(count: number, { one, other }: { one: string; other: string }): string {
  const form = new Intl.PluralRules(panelLocale()).select(count);
  return `${shownCount(count)} ${form === 'one' ? one : other}`;
}
