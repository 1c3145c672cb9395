/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { WORDS } from '../../src/admin/words';
import type { PanelLanguage } from '../../src/admin/words/language';

type Catalogue = Readonly<Record<string, unknown>>;

/** The texts of a catalogue by their places in it. Sentences with values are functions, so left out. */
function textsOf(catalogue: Catalogue, place = ''): [place: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${place}/${key}`, value]];
    return typeof value === 'object' && value !== null
      ? textsOf(value as Catalogue, `${place}/${key}`)
      : [];
  });
}

/** The words of the panel in a language. Texts that are found by their English stand elsewhere. */
function catalogue(language: PanelLanguage): Map<string, string> {
  const parts = Object.entries(WORDS[language]).filter(([name]) => name.endsWith('_WORDS'));
  return new Map(textsOf(Object.fromEntries(parts)));
}

/** English texts that have another text in this language, so that a page in it may not show them. */
export function foreignTexts(language: PanelLanguage): Set<string> {
  const [english, other] = [catalogue('en'), catalogue(language)];
  const foreign = new Set<string>();
  for (const [place, text] of english) if (other.get(place) !== text) foreign.add(text);
  // `Total` is English and Spanish.
  for (const text of other.values()) foreign.delete(text);
  return foreign;
}

/** All texts that a page shows or tells, each once. */
export async function textsOn(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility() === true) texts.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title'])
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return [...new Set(found.map((text) => text.trim()))].filter((text) => text !== '');
}
