import { answerParent, readQuestion } from '../../read-in-process';
import type { DecimalMark } from '../cells';
import { workbookCsv } from './as-csv';
import { RefusedWorkbook, type WorkbookProblem } from './refused';

/** The first line that the child writes; the bytes of the CSV follow it. */
export type ChildAnswer =
  { sheets: string[]; sheet: string; decimal: DecimalMark } | { problem: WorkbookProblem };

/** Reads a workbook from the standard input, as `reader.ts` starts it. */
async function main(): Promise<void> {
  const { head, rest } = readQuestion();
  const options = head as { sheet?: string; decimal?: DecimalMark };
  const say = (answer: ChildAnswer) => answerParent(Buffer.from(`${JSON.stringify(answer)}\n`));
  try {
    const { csv, ...read } = await workbookCsv({ bytes: rest, ...options });
    say(read);
    answerParent(csv);
  } catch (error) {
    if (!(error instanceof RefusedWorkbook)) throw error;
    say({ problem: error.problem });
  }
}

if (require.main === module) void main();
