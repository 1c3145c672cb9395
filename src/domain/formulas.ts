/**
 * A spreadsheet runs a cell that begins like a formula (OWASP, "CSV Injection"; the last four are
 * the full-width forms). An apostrophe before it makes the cell text.
 */
const LIKE_FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as an export holds it. Apostrophes at its beginning count too, so each text has its own form. */
export function guardFormula(text: string): string {
  return LIKE_FORMULA.test(text) ? `'${text}` : text;
}

/** The text that an exported cell stands for. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && LIKE_FORMULA.test(cell) ? cell.slice(1) : cell;
}
