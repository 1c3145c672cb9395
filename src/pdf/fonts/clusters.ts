/**
 * Which characters of the text each glyph should copy out as.
 *
 * A shaper may reorder (the Devanagari vowel sign I is drawn before its consonant), split and join
 * characters, and reports for each glyph the characters it came from, in drawing order. A PDF reader
 * joins exactly these, so a copied word comes out scrambled. Handing the text out again in the
 * order it was written, as many characters to each glyph as it came from, keeps every copied word
 * right; within a reordered syllable the halves swap places, which no reader shows.
 *
 * @param source code points of the text
 * @param glyphs for each glyph in drawing order, the code points the shaper gave it
 */
export function textOfGlyphs(
  source: readonly number[],
  glyphs: readonly (readonly number[])[],
): number[][] {
  let position = 0;
  return glyphs.map((points, index) => {
    const last = index === glyphs.length - 1;
    const text = source.slice(position, last ? undefined : position + points.length);
    position += text.length;
    return text;
  });
}
