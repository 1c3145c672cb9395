import { DE as HOME_DE } from '../../../../src/admin/home/words/de';
import { EN as HOME_EN } from '../../../../src/admin/home/words/en';
import { ES as HOME_ES } from '../../../../src/admin/home/words/es';
import { FR as HOME_FR } from '../../../../src/admin/home/words/fr';
import { DE as FILTERS_DE } from '../../../../src/admin/lists/filter-words/de';
import { EN as FILTERS_EN } from '../../../../src/admin/lists/filter-words/en';
import { ES as FILTERS_ES } from '../../../../src/admin/lists/filter-words/es';
import { FR as FILTERS_FR } from '../../../../src/admin/lists/filter-words/fr';
import { DE as REPORTS_DE } from '../../../../src/admin/reports/words/de';
import { EN as REPORTS_EN } from '../../../../src/admin/reports/words/en';
import { ES as REPORTS_ES } from '../../../../src/admin/reports/words/es';
import { FR as REPORTS_FR } from '../../../../src/admin/reports/words/fr';

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

test.each([
  ['home', HOME_EN, [HOME_DE, HOME_FR, HOME_ES]],
  ['filters', FILTERS_EN, [FILTERS_DE, FILTERS_FR, FILTERS_ES]],
  ['reports', REPORTS_EN, [REPORTS_DE, REPORTS_FR, REPORTS_ES]],
])('the sentences of %s show the same values in every language', (_name, english, others) => {
  const wanted = sentencesOf(english).map(([path, sentence]) => [path, shownBy(sentence)]);
  expect(wanted.every(([, values]) => values?.length !== 0)).toBe(true);
  for (const words of others) {
    const shown = new Map(sentencesOf(words).map(([path, one]) => [path, shownBy(one)]));
    expect(wanted.map(([path]) => [path, shown.get(String(path))])).toEqual(wanted);
  }
});
