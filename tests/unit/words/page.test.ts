import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ERROR_STATUS } from '../../../src/domain/errors';
import { LANGUAGES } from '../../../src/domain/languages';
import { WORDS } from '../../../src/words';

const SCRIPTS = path.join(__dirname, '../../../public/generator');

/** Each text with its path, such as `script.errors.look`. */
function textsIn(words: object, at = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
      const name = at ? `${at}.${key}` : key;
      if (typeof value === 'string') return [[name, value]];
      return Object.entries(textsIn(value as object, name));
    }),
  );
}

const ENGLISH = textsIn(WORDS.en.page);

/** What is filled in, and how many parts become links or keys. */
const placesIn = (text: string) => ({
  names: [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
  brackets: text.split('[').length - 1,
  closed: text.split(']').length - 1,
});

test.each(LANGUAGES)('in %s every text has the places of the English one', (language) => {
  const texts = textsIn(WORDS[language].page);
  expect(Object.keys(texts)).toEqual(Object.keys(ENGLISH));
  for (const [name, text] of Object.entries(texts)) {
    expect({ name, ...placesIn(text) }).toEqual({ name, ...placesIn(ENGLISH[name] ?? '') });
    expect({ name, text: text.trim() }).toEqual({ name, text });
    expect({ name, length: text.length > 0 }).toEqual({ name, length: true });
  }
});

/** The same in some languages, since it is a name, a sign or the same word. */
const ALIKE =
  /^(html\.(zero|product|logo|name|from)|script\.eInvoice\.|script\.colours\.|script\.column)/;

test.each(LANGUAGES.slice(1))('in %s no sentence is still English', (language) => {
  const texts = Object.entries(textsIn(WORDS[language].page));
  const same = texts.filter(([name, text]) => text === ENGLISH[name] && /\s/.test(text));
  expect(same.filter(([name]) => !ALIKE.test(name))).toEqual([]);
});

/** Sentences end in the same way as the English ones, so that they go together. */
test.each(LANGUAGES)('in %s rules go on from a subject, and sentences end', (language) => {
  const { rules, subjects, errors, answers } = WORDS[language].page.script;
  for (const text of Object.values(rules)) expect(text).toMatch(/^\p{Ll}[^]*[^.]$/u);
  for (const text of Object.values(subjects)) expect(text).toMatch(/^\p{Lu}/u);
  for (const text of [...Object.values(errors), ...Object.values(answers)]) {
    expect(text).toMatch(/\.$/);
  }
});

test('the scripts of the page use every word that they get', () => {
  const files = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
  const code = files.map((name) => readFileSync(path.join(SCRIPTS, name), 'utf8')).join('\n');
  const used = (name: string) => new RegExp(`[.'\\s{]${name}\\b`).test(code);
  const { answers, ...others } = WORDS.en.page.script;
  const names = Object.keys(textsIn(others)).map((name) => name.split('.').at(-1));
  expect(names.filter((name) => !used(name ?? ''))).toEqual([]);
  expect(Object.keys(ERROR_STATUS)).toEqual(expect.arrayContaining(Object.keys(answers)));
});
