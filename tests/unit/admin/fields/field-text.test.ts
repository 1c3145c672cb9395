import { readdirSync, readFileSync } from 'node:fs';
import { TITLE_TEXTS } from '../../../../src/admin/app/strapi-texts';
import { WORDS } from '../../../../src/admin/words';
import { fieldText, fieldTextIn } from '../../../../src/admin/words/field-text';
import { followLanguage } from '../../../../src/admin/words/language';
import { VIEWS } from '../../../../src/panel/views/views';

const { FIELD_HINTS: HINTS, FIELD_LABELS: LABELS, TITLES } = WORDS.de;

const FIELDS = Object.values(VIEWS).flatMap(({ fields }) => Object.values(fields));

/** Strapi keeps these fields itself, and labels them with their names. */
const STRAPIS = ['createdAt', 'updatedAt', 'createdBy', 'updatedBy'];

/** Examples that read the same in every language. */
const SAME = /^(Acme( Ltd)?|Ada Lovelace Ltd|PMT: .*|\S+|7, 14, 30|DE89 [\d ]+)$/;

const isWords = (placeholder: string): boolean => placeholder in HINTS || !SAME.test(placeholder);

interface Schema {
  info: { displayName: string };
}

afterEach(() => followLanguage(() => undefined));

test('every label has a translation, and no translation is left over', () => {
  const labels = new Set(FIELDS.map(({ label }) => label));
  expect(Object.keys(LABELS).sort()).toEqual([...labels, ...STRAPIS].sort());
});

test('so do the hints, and the examples that are words', () => {
  const hints = FIELDS.flatMap(({ help = [] }) => help);
  const examples = FIELDS.flatMap(({ placeholder = [] }) => placeholder).filter(isWords);
  expect(Object.keys(HINTS).sort()).toEqual([...new Set([...hints, ...examples])].sort());
});

test('so do the names of the content types', () => {
  const names = readdirSync('src/api', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/schema.json'))
    .map((path) => JSON.parse(readFileSync(`src/api/${path}`, 'utf8')) as Schema)
    .map(({ info }) => info.displayName);
  expect(Object.keys(TITLES).sort()).toEqual(names.sort());
  expect(TITLE_TEXTS.fr).toMatchObject({ Invoices: 'Factures', draft: 'Brouillon' });
});

test.each(['de', 'fr', 'es'] as const)(
  'a hint in %s keeps the words that are typed',
  (language) => {
    for (const hint of Object.keys(HINTS)) {
      const typed = hint.match(/\{\w+\}|\b[A-Z]{2,}\d*\b/g)?.filter((word) => word !== 'VAT') ?? [];
      for (const word of typed) expect(fieldTextIn(language, hint)).toContain(word);
    }
  },
);

test('a text follows the language, and words of an operator stay', () => {
  expect(fieldText('Due date')).toBe('Due date');
  followLanguage(() => 'de');
  expect(fieldText('Due date')).toBe('Fälligkeitsdatum');
  expect(fieldText('If empty, today.')).toBe('Wenn leer, heute.');
  expect(fieldText('Our own name')).toBe('Our own name');
  followLanguage(() => 'fr');
  expect(fieldText('Next number')).toBe('Prochain numéro');
  followLanguage(() => 'it');
  expect(fieldText('Due date')).toBe('Due date');
});
