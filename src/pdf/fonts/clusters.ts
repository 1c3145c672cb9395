/** A glyph as a shaper reports it, in drawing order. */
export interface ShapedGlyph {
  /** The characters it came from; none where one character became several glyphs. */
  readonly codePoints: readonly number[];
  /** Set above, below or beside the glyph before it, as vowel signs and tone marks are. */
  readonly isAttached: boolean;
}

export interface Cluster {
  /** Glyphs drawn together. */
  readonly size: number;
  /** The characters they stand for, in the order in which they were written. */
  readonly text: readonly number[];
}

/**
 * Groups glyphs that belong to the same characters. A shaper reorders (it draws the Devanagari vowel
 * sign I before its consonant), splits characters (an Arabic letter and its dots), joins them and sets
 * marks on others. Each cluster uses up the characters of the text at its place, so the joined texts
 * of all clusters are the original text.
 */
export function clustersOf(source: readonly number[], glyphs: readonly ShapedGlyph[]): Cluster[] {
  const clusters: Cluster[] = [];
  let position = 0;
  for (let at = 0; at < glyphs.length;) {
    const rest = glyphs.slice(at);
    let size = balancedSize(source.slice(position), rest);
    while (rest[size]?.isAttached || rest[size]?.codePoints.length === 0) size += 1;
    at += size;
    const used = rest.slice(0, size).reduce((sum, { codePoints }) => sum + codePoints.length, 0);
    const end = at === glyphs.length ? source.length : position + used;
    clusters.push({ size, text: source.slice(position, end) });
    position = end;
  }
  return clusters;
}

/** Number of leading glyphs that use up just as many leading characters of the source. */
function balancedSize(source: readonly number[], glyphs: readonly ShapedGlyph[]): number {
  const balance = new Map<number, number>();
  const count = (point: number | undefined, step: number) => {
    if (point === undefined) return;
    const next = (balance.get(point) ?? 0) + step;
    if (next === 0) balance.delete(point);
    else balance.set(point, next);
  };
  let used = 0;
  for (const [index, { codePoints }] of glyphs.entries()) {
    for (const point of codePoints) {
      count(point, 1);
      count(source[used], -1);
      used += 1;
    }
    if (used > 0 && balance.size === 0) return index + 1;
  }
  return glyphs.length;
}
