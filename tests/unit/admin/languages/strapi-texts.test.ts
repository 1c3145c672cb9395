import { PAGE_TEXTS } from '../../../../src/admin/frame/look/page-texts';
import { STRAPI_TEXTS } from '../../../../src/admin/app/strapi-texts';
import { formatter } from './strapi-intl';

const PARSED = Object.keys(PAGE_TEXTS);

/** Values for every text that takes some. */
const VALUES = { number: 2, time: 'today', author: 'Ada', isAnonymous: 'false' };

/** The names of the values that a text takes, such as `number`. */
const valuesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '').sort();

describe.each(['de', 'fr', 'es'] as const)('the texts in place of Strapi’s in %s', (language) => {
  const english = STRAPI_TEXTS.en ?? {};
  const texts = STRAPI_TEXTS[language] ?? {};
  const say = formatter(language, texts);
  const ids = Object.keys(texts).filter((id) => !PARSED.includes(id));

  test('replace all that the English ones replace', () => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(english)));
  });

  test('can all be shown, with the values that the English ones take', () => {
    for (const id of ids) {
      expect(say(id, VALUES)).not.toMatch(/^$|[{}]/);
      const text = english[id];
      if (text !== undefined) expect([id, valuesOf(texts[id] ?? '')]).toEqual([id, valuesOf(text)]);
    }
  });

  test('share the texts that follow the page with English', () => {
    for (const id of PARSED) expect(texts[id]).toBe(english[id]);
  });
});

test('counts of selected records agree', () => {
  const id = 'content-manager.components.TableDelete.label';
  const say = formatter('fr', STRAPI_TEXTS.fr ?? {});
  expect([say(id, { number: 1 }), say(id, { number: 2 })]).toEqual([
    '1 sélectionné',
    '2 sélectionnés',
  ]);
});
