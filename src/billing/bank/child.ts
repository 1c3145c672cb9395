import type { BankFileType, StatementFormat } from '../../domain/bank-transaction';
import { answerParent, readQuestion } from '../read-in-process';
import type { CheckedStatement } from './check-statement';
import type { CsvProfile } from './csv-profiles';
import { readBankFile } from './read-file';
import { RefusedFile, type Place } from './read-statement';

/** The first line that the child reads. */
export interface ChildOptions {
  type: BankFileType;
  /** The profiles of the business, for CSV. */
  saved: readonly CsvProfile[];
}

/** The first line that the child writes. The entries of each file follow as JSON, of so many bytes. */
export type ChildAnswer =
  | { format: StatementFormat; statements: CheckedStatement[]; files: number[] }
  | {
      code: RefusedFile['code'];
      faults: { path: Place; key: string; values: Readonly<Record<string, string | number>> }[];
    };

/** Reads a file of a bank from the standard input, as `reader.ts` starts it. */
async function main(): Promise<void> {
  const { head, rest } = readQuestion();
  const { type, saved } = head as ChildOptions;
  const say = (answer: ChildAnswer) => answerParent(Buffer.from(`${JSON.stringify(answer)}\n`));
  try {
    const { entries, ...read } = await readBankFile(rest, type, saved);
    const texts = entries.map((own) => Buffer.from(JSON.stringify(own)));
    say({ ...read, files: texts.map(({ length }) => length) });
    for (const text of texts) answerParent(text);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const faults = error.faults.map(({ path, message: { key, values } }) => ({
      path,
      key,
      values,
    }));
    say({ code: error.code, faults });
  }
}

if (require.main === module) void main();
