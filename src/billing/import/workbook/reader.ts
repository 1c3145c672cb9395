import path from 'node:path';
import { validationError } from '../../../domain/errors';
import { say, type Message } from '../../../messages/message';
import { readInProcess } from '../../read-in-process';
import type { WorkbookCsv, WorkbookJob } from './as-csv';
import type { ChildAnswer } from './child';
import { MOST_SHEETS, type WorkbookProblem } from './refused';

const CHILD = path.join(__dirname, 'child.js');

/** The sentences that need a value. */
const said = (problem: WorkbookProblem, sheet: string): Message => {
  if (problem === 'import_no_sheet') return say(problem, { sheet });
  return problem === 'import_too_many_sheets' ? say(problem, { max: MOST_SHEETS }) : say(problem);
};

const refused = (problem: WorkbookProblem, sheet = ''): Error =>
  validationError([{ path: ['file'], message: said(problem, sheet) }]);

/**
 * Reads a sheet in a process of its own.
 * @throws ApiError `validation_failed` for a file that cannot be read
 */
export async function readWorkbook({ bytes, ...job }: WorkbookJob): Promise<WorkbookCsv> {
  const answer = await readInProcess(CHILD, job, bytes);
  if (!answer) throw refused('import_unpacks');
  const head = answer.head as ChildAnswer;
  if ('problem' in head) throw refused(head.problem, job.sheet);
  return { ...head, csv: answer.rest };
}
