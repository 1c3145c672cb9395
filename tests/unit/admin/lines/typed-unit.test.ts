import { cellText, cellValue, isLong } from '../../../../src/admin/forms/lines/cell-values';
import { lineWords } from '../../../../src/admin/words';
import {
  followLanguage,
  PANEL_LANGUAGES,
  type PanelLanguage,
} from '../../../../src/admin/words/language';
import { unitCode, UNITS } from '../../../../src/domain/units';

const inLanguage = (language: PanelLanguage) => followLanguage(() => language);
afterEach(() => inLanguage('en'));

const read = (text: string) => cellValue('unit_code', text);

test.each([
  ['de', 'HUR', 'Stunde', ['stunden', 'Std.', 'STD', 'hour', 'h', 'HUR']],
  ['de', 'C62', 'Stück', ['stuck', 'Stueck', 'Stk.', 'pcs']],
  ['fr', 'ANN', 'an', ['ans', 'année', 'annees', 'year']],
  ['fr', 'C62', 'pièce', ['pieces', 'unité', 'piece']],
  ['es', 'DAY', 'día', ['dia', 'días', 'days']],
  ['es', 'C62', 'unidad', ['uds.', 'piezas', 'piece']],
] as const)(
  'in %s, %s is shown as %s and read from other spellings',
  (language, code, word, also) => {
    inLanguage(language);
    expect(cellText('unit_code', code, '')).toBe(word);
    expect([word, ...also].map(read)).toEqual([word, ...also].map(() => code));
  },
);

test('every language reads each unit that it shows', () => {
  for (const language of PANEL_LANGUAGES) {
    inLanguage(language);
    expect(Object.values(lineWords().units).map(read)).toEqual(Object.keys(UNITS));
  }
});

test('an unknown unit stays a code, in each language', () => {
  for (const language of PANEL_LANGUAGES) {
    inLanguage(language);
    expect(['xpp', ' constructor ', '', ' '].map(read)).toEqual(['XPP', 'CONSTRUCTOR', null, null]);
    expect(cellText('unit_code', 'XPP', '')).toBe('XPP');
  }
});

test('units are read in whichever language they are written, as the import does', () => {
  const texts = ['Hours', 'piece', 'm²', 'sqm', 'lump sum', 'Std.', 'kWh', 'Tag', 'Stück', 'année'];
  expect(texts.map(read)).toEqual(texts.map(unitCode));
});

test('a unit that its narrow column would cut is printed smaller', () => {
  expect([isLong('unit_code', 'minute'), isLong('unit_code', 'lump sum')]).toEqual([false, true]);
  expect([isLong('unit_price', '1234567'), isLong('unit_price', '123456789')]).toEqual([
    false,
    true,
  ]);
  expect(isLong('description', 'Consulting in May')).toBe(false);
});
