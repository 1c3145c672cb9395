/**
 * The blocks whose characters Unicode writes from right to left, marks and digits included
 * (DerivedBidiClass.txt). A list of scripts would lack those that are added to them.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether the order of characters differs from the order of reading anywhere in the text. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** As the Unicode bidirectional algorithm has it: the first letter decides (UAX #9, P2). */
export function isRightToLeft(text: string): boolean {
  return hasRightToLeft(text) && hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '');
}
