import { parse } from '@formatjs/icu-messageformat-parser';
import { PAGE_TEXTS } from '../../../../src/admin/look/page-texts';
import { STRAPI_TEXTS } from '../../../../src/admin/strapi-overrides/strapi-texts';

const PARSED = Object.keys(PAGE_TEXTS);

/** The names of the values that a text takes, such as `number`. */
function valuesOf(text: string): string[] {
  const names = JSON.stringify(parse(text)).matchAll(/"type":[^0],"value":"(\w+)"/g);
  return [...new Set([...names].map(([, name]) => name ?? ''))].sort();
}

describe.each(['de', 'fr', 'es'] as const)('the texts in place of Strapi’s in %s', (language) => {
  const english = STRAPI_TEXTS.en ?? {};
  const texts = STRAPI_TEXTS[language] ?? {};

  test('replace all that the English ones replace', () => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(english)));
  });

  test('can be read by react-intl, and take no value that the English one lacks', () => {
    for (const [id, text] of Object.entries(texts)) {
      if (PARSED.includes(id)) continue;
      const wanted = english[id] === undefined ? [] : valuesOf(english[id]);
      if (english[id] === undefined) expect(() => valuesOf(text)).not.toThrow();
      else expect([id, valuesOf(text)]).toEqual([id, wanted]);
    }
  });

  test('share the texts that follow the page with English', () => {
    for (const id of PARSED) expect(texts[id]).toBe(english[id]);
  });
});
