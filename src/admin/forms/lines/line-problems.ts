import { cellProblem } from './cell-values';
import { fieldOfPath } from './line-errors';
import { COLUMNS, isNumberColumn, type ColumnKey, type Line } from './line';
import { lineWords } from '../../words';

/** An error of a cell, or of the whole line at its description. */
export interface LineProblem {
  column: ColumnKey;
  /** The id of the element with the message. */
  id: string;
  /** The name before the message; undefined for the whole line. */
  label: string | undefined;
  /** The form's path of the message, where it has one. */
  path?: string;
  message?: string;
}

/**
 * The problems of the cells of a line.
 * @param paths of the errors of the last save, each separated by a space
 * @param typing the column that somebody types in, whose text is not judged yet
 */
export function problemsOf(
  line: Line,
  paths: string,
  typing: ColumnKey | undefined,
  id: string,
): LineProblem[] {
  const refused = new Map(paths.split(' ').map((path) => [fieldOfPath(path) ?? '', path]));
  return COLUMNS.flatMap<LineProblem>((column) => {
    if (column === typing) return [];
    const own = { column, id: `${id}-${column}`, label: lineWords().fields[column] };
    const message = isNumberColumn(column) ? cellProblem(column, line) : undefined;
    if (message !== undefined) return [{ ...own, message }];
    const path = refused.get(column);
    if (path !== undefined) return [{ ...own, path }];
    const whole = column === 'description' ? refused.get('') : undefined;
    return whole ? [{ ...own, label: undefined, path: whole }] : [];
  });
}

/** True when an error is at a field that the line folds away. */
export const isFoldedWrong = (paths: string): boolean =>
  paths.split(' ').some((path) => {
    const field = fieldOfPath(path);
    return field !== undefined && !COLUMNS.some((key) => key === field);
  });
