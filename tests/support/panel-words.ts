/// <reference lib="dom" />
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { PanelLanguage } from '../../src/admin/words/language';

const ADMIN = path.join(__dirname, '../../src/admin');

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

async function catalogue(file: string): Promise<Map<string, string>> {
  const exported = (await import(file)) as Record<string, unknown>;
  const found = Object.values(exported).find((value) => typeof value === 'object');
  return new Map(textsOf(found as Catalogue));
}

/** English texts that have another text in this language, so that a page in it may not show them. */
export async function foreignTexts(language: PanelLanguage): Promise<Set<string>> {
  const files = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /words\/en\.ts$/.test(file),
  );
  const [foreign, own] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const english = await catalogue(path.join(ADMIN, file));
    const other = await catalogue(path.join(ADMIN, file.replace(/en\.ts$/, `${language}.ts`)));
    for (const text of other.values()) own.add(text);
    for (const [place, text] of english) if (other.get(place) !== text) foreign.add(text);
  }
  // `Total` is English and Spanish.
  for (const text of own) foreign.delete(text);
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
