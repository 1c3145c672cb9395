import { folded } from '../folded';
import { isOneMistakeAway } from './typing';

/** Banks write names in capitals, without accents, cut, and with another form of the company or none. */
const FORMS = new Set(
  'ag bv co corp eg ek ev gbr gmbh inc kg kgaa limited llc llp ltd mbh nv oe ohg oy plc sa sarl sas se sl spa srl ug und and et y'.split(
    ' ',
  ),
);
const TITLES = new Set(['dr', 'frau', 'herr', 'mr', 'mrs', 'ms', 'prof']);
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe' };
/** As long a beginning is one name, cut. */
const CUT = 12;
/** Shorter names are too close to others by chance. */
const LEAST_MISTYPED = 8;

function wordsOf(name: string): string[] {
  const plain = folded(name)
    .replace(/[äöüßø]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\./g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !FORMS.has(word) && !TITLES.has(word));
}

const isPart = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 1 && few.every((word) => many.includes(word));

/** Whether two names mean one person or company. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [first, second] = [[...a].sort().join(''), [...b].sort().join('')];
  if (first === second || isPart(a, b) || isPart(b, a)) return true;
  const [plain, named] = [a.join(''), b.join('')];
  const shorter = Math.min(plain.length, named.length);
  if (shorter >= CUT && plain.slice(0, shorter) === named.slice(0, shorter)) return true;
  return shorter >= LEAST_MISTYPED && isOneMistakeAway(plain, named);
}
