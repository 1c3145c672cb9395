import { LINE_BREAK } from '../../domain/line-break';

/** Characters that XML 1.0 cannot hold, written as text or as references; halves of pairs among them. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const forbidden = (text: string): string => text.replace(FORBIDDEN, '');

/** A text of several lines without what XML cannot hold; null when nothing is left. */
export function longText(text: string | null): string | null {
  return (
    forbidden(text ?? '')
      .replace(/\r\n?/g, '\n')
      .trim() || null
  );
}

/** A text of one line. */
export function shortText(text: string | null): string | null {
  return (
    forbidden(text ?? '')
      .replace(/\s+/gu, ' ')
      .trim() || null
  );
}

/** The lines that hold something. */
export function textLines(text: string | null): string[] {
  return forbidden(text ?? '')
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
