import { WORDS, type Words } from '../../../../src/admin/words';

type Sentence = (...values: unknown[]) => string;

/** Each sentence of a catalogue by its path, such as `revenue.bar`. */
function sentencesOf(words: object, path = ''): [string, Sentence][] {
  return Object.entries(words).flatMap(([name, value]): [string, Sentence][] => {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'function') return [[at, value as Sentence]];
    return typeof value === 'object' && value !== null ? sentencesOf(value as object, at) : [];
  });
}

const VALUES = [701, 702, 703];

/** The values that a sentence shows. A number stands for any value, also for a text. */
const shownBy = (sentence: Sentence): number[] => {
  const text = sentence(...VALUES);
  return VALUES.filter((value) => text.includes(String(value)));
};

test.each(['HOME_WORDS', 'FILTER_WORDS', 'REPORT_WORDS'] satisfies (keyof Words)[])(
  'the sentences of %s show the same values in every language',
  (part) => {
    const { en, ...others } = WORDS;
    const wanted = sentencesOf(en[part]).map(([path, sentence]) => [path, shownBy(sentence)]);
    expect(wanted.every(([, values]) => values?.length !== 0)).toBe(true);
    for (const other of Object.values(others)) {
      const shown = new Map(sentencesOf(other[part]).map(([path, one]) => [path, shownBy(one)]));
      expect(wanted.map(([path]) => [path, shown.get(String(path))])).toEqual(wanted);
    }
  },
);
