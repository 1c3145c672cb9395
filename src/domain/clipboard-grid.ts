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
