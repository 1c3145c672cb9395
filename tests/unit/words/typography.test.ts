import { WORDS as PANEL } from '../../../src/admin/words';
import { FR } from '../../../src/messages/fr';
import { FR as PUBLIC } from '../../../src/words/fr';

/** Every text of a catalogue. A sentence with values is said of the letter X. */
function said(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return saidWith(words as (...values: unknown[]) => unknown);
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(said);
}

/** Sentences of records, amounts and counts; one that wants other values is left out. */
function saidWith(sentence: (...values: unknown[]) => unknown): string[] {
  for (const value of ['X', 2]) {
    try {
      return said(sentence(value, value, value));
    } catch {
      continue;
    }
  }
  return [];
}

const FRENCH = [PANEL.fr, FR, PUBLIC.hosted, PUBLIC.page, PUBLIC.mails, PUBLIC.portal].flatMap(
  said,
);

test('French sets no-break spaces before high punctuation and within its quotation marks', () => {
  expect(FRENCH.length).toBeGreaterThan(1_000);
  const wrong = FRENCH.filter((text) => /[^\u00a0\u202f][;?!»]|« | [:;?!»]|«[^\u00a0]/u.test(text));
  expect(wrong.filter((text) => !/https?:|\{[A-Z]/u.test(text))).toEqual([]);
});

test('no language writes three dots, or a straight quotation mark', () => {
  const all = Object.values(PANEL).flatMap(said);
  const wrong = all.filter((text) => /\.\.\.|"/u.test(text));
  expect(wrong).toEqual([]);
});
