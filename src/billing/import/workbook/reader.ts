import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import os from 'node:os';
import path from 'node:path';
import { validationError } from '../../../domain/errors';
import { say, type Message } from '../../../messages/message';
import type { WorkbookCsv, WorkbookJob } from './as-csv';
import type { ChildAnswer } from './child';
import { MOST_SHEETS, type WorkbookProblem } from './refused';

/** A sheet of 100,000 rows and 20 columns takes 350 of heap. */
const HEAP_MIB = 384;
/** The same sheet takes 12 seconds. */
const LONGEST_MS = 60_000;
/** Lower than the event loop's, and as for PDFs. */
const NICENESS = 10;
const NEW_LINE = 0x0a;

/** The sentences that need a value. */
const said = (problem: WorkbookProblem, sheet: string): Message => {
  if (problem === 'import_no_sheet') return say(problem, { sheet });
  return problem === 'import_too_many_sheets' ? say(problem, { max: MOST_SHEETS }) : say(problem);
};

const refused = (problem: WorkbookProblem, sheet = ''): Error =>
  validationError([{ path: ['file'], message: said(problem, sheet) }]);

/** A child that ends at a limit answers nothing, or half. */
async function answerOf({ bytes, ...options }: WorkbookJob): Promise<Buffer | null> {
  const file = path.join(__dirname, 'child.js');
  const args = [`--max-old-space-size=${HEAP_MIB}`, file, JSON.stringify(options)];
  const child = spawn(process.execPath, args, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  child.once('spawn', () => os.setPriority(child.pid ?? 0, NICENESS));
  // A child that has ended reads no more.
  child.stdin.on('error', () => undefined).end(bytes);
  const answer = await buffer(child.stdout);
  return (await ended) ? answer : null;
}

/**
 * Reads a sheet in a process of its own. A thread is not enough: a file of 100 kB made SheetJS ask for an array so large
 * that V8 ended the whole process, whatever the limit of the thread.
 * @throws ApiError `validation_failed` for a file that cannot be read
 */
export async function readWorkbook(job: WorkbookJob): Promise<WorkbookCsv> {
  const answer = await answerOf(job);
  const end = answer?.indexOf(NEW_LINE) ?? -1;
  if (!answer || end === -1) throw refused('import_unpacks');
  const head = JSON.parse(answer.toString('utf8', 0, end)) as ChildAnswer;
  if ('problem' in head) throw refused(head.problem, job.sheet);
  return { ...head, csv: answer.subarray(end + 1) };
}
