/** Shorter names are too close to others by chance, as `HOST` is to `HOME`. */
const SHORTEST = 6;
const MOST_MISTAKES = 2;

/** The one of `known` that a mistyped name means: equal but for case, or up to two mistakes away. */
export function similarName(name: string, known: readonly string[]): string | null {
  const wanted = name.toUpperCase();
  const [best] = known
    .map((one) => ({ one, mistakes: mistakes(wanted, one) }))
    .filter(({ one, mistakes: most }) => most <= (one.length < SHORTEST ? 0 : MOST_MISTAKES))
    .sort((a, b) => a.mistakes - b.mistakes);
  return best?.one ?? null;
}

/** Missing, additional, wrong and swapped letters between two words (Damerau and Levenshtein). */
function mistakes(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = (last?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before?.[j - 2] ?? 0) + 1 : wrong;
      row.push(Math.min(wrong, swapped, (last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last?.at(-1) ?? 0;
}
