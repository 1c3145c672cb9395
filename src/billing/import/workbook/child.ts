import { readFileSync, writeSync } from 'node:fs';
import type { DecimalMark } from '../cells';
import { workbookCsv } from './as-csv';
import { RefusedWorkbook, type WorkbookProblem } from './refused';

/** The first line that the child writes; the bytes of the CSV follow it. */
export type ChildAnswer =
  { sheets: string[]; sheet: string; decimal: DecimalMark } | { problem: WorkbookProblem };

function write(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

/** Reads a workbook from the standard input, as `reader.ts` starts it. */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '{}') as { sheet?: string; decimal?: DecimalMark };
  const say = (answer: ChildAnswer) => write(Buffer.from(`${JSON.stringify(answer)}\n`));
  try {
    const { csv, ...read } = await workbookCsv({ bytes: readFileSync(0), ...options });
    say(read);
    write(csv);
  } catch (error) {
    if (!(error instanceof RefusedWorkbook)) throw error;
    say({ problem: error.problem });
  }
}

if (require.main === module) void main();
