/**
 * Numbers as people type them on the page at /. A draft keeps them as the interface reads them, so that
 * they mean the same in every language of the page. Bundled as public/generator/numbers.js.
 */

/** What the interface reads, and a sign for a rate. */
const READ = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*%?$/;

/** Thousands set apart by dots or by spaces, some of which do not break. `0.125` has none. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:([.\s])\d{3})(?:\1\d{3})*(?=\s*%?$|,)/;

/** Readers of all our languages but English write a decimal comma. */
const hasComma = (language: string): boolean => language !== 'en';

/** `1.234,5` as `1234.5`, in a language with a decimal comma. Text that is no number stays as it is. */
export function readTyped(text: string, language: string): string {
  if (!hasComma(language)) return text;
  const plain = text.trim().replace(GROUPED, (whole) => whole.replace(/[.\s]/g, ''));
  const number = plain.includes('.') ? plain : plain.replace(',', '.');
  return READ.test(number) ? number : text;
}

/** The way back, without setting thousands apart: `1234.5` as `1234,5`. */
export const shownNumber = (text: string, language: string): string =>
  hasComma(language) && READ.test(text) ? text.replace('.', ',') : text;
