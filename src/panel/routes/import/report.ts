import type { ImportField } from '../../../billing/import/fields';
import type { ReadFile } from '../../../billing/import/read-file';
import { columnWord } from '../../../messages/columns';
import { inLanguage } from '../../../messages/in-language';
import type { PanelLanguage } from '../../../messages/languages';
import type { ImportReport } from '../../answers';
import type { Planned } from './kind';

/** Rows and problems that the page shows. */
const SAMPLE = 5;
const MOST_PROBLEMS = 500;
const LONGEST_CELL = 100;

/** What an import did, or would do, as the page shows it. */
export function importReport(
  fields: readonly ImportField[],
  {
    file: { reading, table, sheets },
    questions,
  }: { file: ReadFile; questions: ImportReport['questions'] },
  { problems, bad, needsSums, store: _store, ...counts }: Planned,
  { isStored, language }: { isStored: boolean; language: PanelLanguage },
): Omit<ImportReport, 'profiles'> {
  const placeOf = (field: string | null): number =>
    field === null ? -1 : reading.mapping.indexOf(field);
  const cellOf = (row: number, field: string | null): string | null =>
    table.rows[row - table.header - 1]?.[placeOf(field)]?.slice(0, LONGEST_CELL) || null;
  const shown = problems.slice(0, MOST_PROBLEMS);
  return {
    ...reading,
    sheets,
    columns: table.columns,
    fields: fields.map(({ name, label }) => ({ name, label: label ?? columnWord(language, name) })),
    sample: table.rows
      .slice(0, SAMPLE)
      .map((cells) => cells.map((cell) => cell.slice(0, LONGEST_CELL))),
    rows: table.rows.length,
    ...counts,
    questions,
    needs_sums: needsSums,
    problems: shown.map(({ row, field, message }) => ({
      row,
      column: table.columns[placeOf(field)] ?? field,
      value: cellOf(row, field),
      message: inLanguage(message, language),
    })),
    problem_count: problems.length,
    bad_rows: bad.size,
    stored: isStored,
  };
}
