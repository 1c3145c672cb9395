/** A cell of a spreadsheet's text, quoted where it holds a tab, a line break or a quote; then its end. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/** The rows and cells of a text that a spreadsheet put on the clipboard. Empty rows are left out. */
export function gridOf(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex <= text.length) {
    const [, quoted, plain = '', end] = CELL.exec(text) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === undefined || end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

/**
 * True for a part of a spreadsheet. Several lines without a tab are one column of it, or one text: only the
 * clipboard's HTML tells.
 */
export function isGrid(text: string, html: string): boolean {
  const content = text.trimEnd();
  return content.includes('\t') || (/[\r\n]/.test(content) && /<(table|tr)\b/i.test(html));
}

const isNumeric = (text: string): boolean => /\p{Nd}/u.test(text) && !/\p{L}/u.test(text);

/** A formatted number without its currency, unit or per cent. */
const bare = (cell: string): string =>
  cell
    .replace(/[\p{Sc}%]/gu, '')
    .trim()
    .replace(/^\p{L}+\.?\s+|(?<=\s)\p{L}+\.?$/gu, '')
    .trim();

/** Spreadsheets write a minus as a hyphen or as U+2212, before the number or behind it, or as brackets. */
const NEGATIVE =
  /^(?:[-\u2212]([\p{Nd}.,'’\s]+)|\(([\p{Nd}.,'’\s]+)\)|([\p{Nd}.,'’\s]+)[-\u2212])$/u;

/** The number of a cell as somebody would type it; undefined for a text. */
export function numberOf(cell: string): string | undefined {
  const text = bare(cell);
  if (!isNumeric(text)) return undefined;
  const digits = NEGATIVE.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  return digits === undefined ? text : `-${digits.trim()}`;
}
