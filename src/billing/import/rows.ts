import { ApiError } from '../../domain/errors';
import type { Sentence } from '../../messages/message';

/** Values of a row by field. A field whose cell is empty is missing. */
export type ImportValues = Readonly<Record<string, unknown>>;

/** A row that is not empty. */
export interface FilledRow {
  row: number;
  values: ImportValues;
}

/** A fault of a row: its number in a spreadsheet, the field and the reason. */
export interface RowProblem {
  row: number;
  field: string | null;
  message: Sentence;
}

/** Told how many rows or records of a step are done. */
export type Told = (step: 'checked' | 'stored', done: number, of: number) => void;

/** The problems of a refused input, one for each bad field. @throws any other error */
export function problemsOf(
  error: unknown,
  at: (path: readonly string[]) => Pick<RowProblem, 'row' | 'field'>,
): RowProblem[] {
  if (!(error instanceof ApiError)) throw error;
  const whole = [{ pointer: '', message: error.said }];
  return (error.fields.length > 0 ? error.fields : whole).map(({ pointer, message }) => ({
    ...at(pointer.split('/').slice(1)),
    message,
  }));
}

/** A value as text without spaces around it; empty for none. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).trim();
