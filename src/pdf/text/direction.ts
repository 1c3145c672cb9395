/**
 * The blocks whose characters Unicode writes from right to left, marks and digits included
 * (DerivedBidiClass.txt). A list of scripts would lack those that are added to them.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether the order of characters differs from the order of reading anywhere in the text. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** More letters from right to left than from left to right: digits and signs belong to both. */
export function isMostlyRightToLeft(texts: readonly (string | null | undefined)[]): boolean {
  const letters = texts.join('').match(/\p{L}/gu) ?? [];
  return 2 * letters.filter(hasRightToLeft).length > letters.length;
}

/** As the Unicode bidirectional algorithm has it: the first letter decides (UAX #9, P2). */
export function isRightToLeft(text: string): boolean {
  return hasRightToLeft(text) && hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '');
}

/**
 * Such as a telephone number, also with an extension. Beside letters from right to left, the groups of its digits
 * would change places.
 */
export const beginsWithNumber = (line: string): boolean =>
  /^\P{L}*\d/u.test(line) && !hasRightToLeft(line);

/** After this mark, digits, signs and spaces are read from left to right up to the next letter (UAX #9, W7 and N1). */
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Text in which a number with a plus sign, such as that of a telephone behind its label, is read from left to right.
 * Behind letters from right to left, its groups of digits would change places and the sign would end it.
 */
export const withNumbersInOrder = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\+(?=\d)/gu, `${LEFT_TO_RIGHT_MARK}+`);
