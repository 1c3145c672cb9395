/** Sheets of a file, which a person chooses from. */
export const MOST_SHEETS = 100;

/** Why no table can be read from a file. They are keys of messages. */
export type WorkbookProblem =
  | 'import_not_table'
  | 'import_old_workbook'
  | 'import_locked_workbook'
  | 'import_damaged'
  | 'import_unpacks'
  | 'import_no_sheet'
  | 'import_too_many_sheets';

/** A file that is refused in the process that reads it. */
export class RefusedWorkbook extends Error {
  constructor(
    readonly problem: WorkbookProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
