/**
 * The text without some characters at its ends, as `trim` takes blanks away. A pattern such as `_+$` would take the
 * square of the text's length.
 */
export function trimEnds(text: string, isCut: (char: string) => boolean): string {
  let [start, end] = [0, text.length];
  while (start < end && isCut(text.charAt(start))) start += 1;
  while (end > start && isCut(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
