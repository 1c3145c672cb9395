import { LINE_BREAK } from '../../domain/line-break';

/** Controls but tab and line feed, and marks that turn the direction of the text behind them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const SUBJECT_LIMIT = 255;

/** The text in one line. A line break in a name must never begin another header of a mail. */
export const oneLine = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();

/** The lines of a text of several lines, without the spaces behind them. */
export const linesOf = (text: string): string[] =>
  text.split(LINE_BREAK).map((line) => line.replaceAll('\t', ' ').replace(UNSEEN, '').trimEnd());

/** A subject in one line that fits into its column. */
export function subjectOf(text: string): string {
  const characters = Array.from(oneLine(text));
  if (characters.length <= SUBJECT_LIMIT) return characters.join('');
  return `${characters
    .slice(0, SUBJECT_LIMIT - 1)
    .join('')
    .trimEnd()}…`;
}

/** The paragraphs of somebody's own message; blank lines stand between them. */
export const paragraphsOf = (message: string): string[] =>
  linesOf(message)
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/^\n|\n$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '');
