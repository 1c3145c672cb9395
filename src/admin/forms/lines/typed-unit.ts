import { unitCode } from '../../../domain/units';
import { lineWords } from '../../words';

/** In lower case and without accents, which many leave out. */
const plain = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The code for a typed unit: by a word of the panel's language, by an English one, or the code itself. */
export function typedUnit(text: string): string | null {
  const { units, unitSpellings } = lineWords();
  const typed = plain(text);
  const shown = Object.entries(units).find(([, word]) => plain(word) === typed);
  const spelling = typed.replace(/\.$/, '');
  if (shown) return shown[0];
  return Object.hasOwn(unitSpellings, spelling)
    ? (unitSpellings[spelling] ?? null)
    : unitCode(text);
}
