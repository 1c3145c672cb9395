import { folded } from '../folded';
import { isRfReference } from '../rf-reference';

/*
 * Which document numbers and RF references a text may hold. Both stand between characters that are no letters
 * or digits.
 */

/** A number has at most so many words; a limit, since every run of words is looked up. */
const MOST_WORDS = 8;
const SHORTEST = 5;
const LONGEST = 255;
const LONGEST_RF = 25;
const WORD = /[\p{L}\p{N}]+/gu;
const DIGIT = /\p{Nd}/u;
const IN_WORD = /[\p{L}\p{N}]/u;
const BLANKS = /^\s+$/u;

interface Word {
  start: number;
  end: number;
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));

/** A run of words from the first to each of the next. */
function* runsOf(words: readonly Word[]): Generator<Word> {
  for (let at = 0; at < words.length; at += 1) {
    const start = words[at]?.start ?? 0;
    for (const { end } of words.slice(at, at + MOST_WORDS)) {
      if (end - start > LONGEST) break;
      yield { start, end };
    }
  }
}

/** Whether one character before or after a run is a sign that may belong to a number, such as `#`. */
const isSign = (sign: string | undefined, beyond: string | undefined): boolean =>
  sign !== undefined &&
  !BLANKS.test(sign) &&
  !IN_WORD.test(sign) &&
  (beyond === undefined || !IN_WORD.test(beyond));

/** The run, and with the sign before or after it. */
function withSigns(text: string, { start, end }: Word): string[] {
  const first = isSign(text[start - 1], text[start - 2]) ? [start, start - 1] : [start];
  const last = isSign(text[end], text[end + 1]) ? [end, end + 1] : [end];
  return first.flatMap((from) => last.map((to) => text.slice(from, to)));
}

export const isLongEnough = (number: string): boolean =>
  Array.from(number).length >= SHORTEST && DIGIT.test(number);

/** Names that are looked up of one text. A text with more is no transfer that a person writes. */
export const MOST_NUMBERS = 500;

/** The parts of a text that may be a document number: at least 5 characters with a digit, folded as numbers are. */
export function numbersIn(text: string): string[] {
  const plain = folded(text);
  const found = new Set<string>();
  for (const run of runsOf(wordsOf(plain))) {
    if (found.size >= MOST_NUMBERS) break;
    for (const number of withSigns(plain, run)) if (isLongEnough(number)) found.add(number);
  }
  return [...found];
}

/** The RF references in a text, which are read without blanks and case. */
export function rfReferencesIn(text: string): string[] {
  const plain = text.normalize('NFKC').toUpperCase();
  const words = wordsOf(plain);
  const found = new Set<string>();
  words.forEach(({ start }, at) => {
    if (!plain.startsWith('RF', start)) return;
    let joined = '';
    let last = start;
    for (const word of words.slice(at)) {
      if (last !== start && !BLANKS.test(plain.slice(last, word.start))) break;
      joined += plain.slice(word.start, word.end);
      last = word.end;
      if (joined.length > LONGEST_RF) break;
      if (isRfReference(joined)) found.add(joined);
    }
  });
  return [...found];
}

/** Letters and digits alone, as typing errors are looked for. */
export const squeezed = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The runs of words of a text, squeezed. */
export function squeezedIn(text: string): string[] {
  const plain = folded(text);
  const runs = [...runsOf(wordsOf(plain))].map(({ start, end }) => plain.slice(start, end));
  return [...new Set(runs.map((run) => run.replace(/[^\p{L}\p{N}]/gu, '')))];
}
