import type { ImportField } from '../../../billing/import/fields';
import { answeredFile, type ReadFile } from '../../../billing/import/read-file';
import type { RowProblem } from '../../../billing/import/rows';
import { say } from '../../../messages/message';
import type { ImportReport } from '../../answers';
import type { Planned } from './kind';

/** Plans an import of a file without storing it. */
type PlanOf = (file: ReadFile) => Promise<Planned>;

const PRICES = ['unit_price', 'line_net', 'line_gross'];
const TAXES = ['tax_rate', 'line_tax', 'tax_total'];
const MONEY = [...PRICES, ...TAXES, 'discount_rate', 'discount_total'];

/** Questions that are asked at once. Each reading of each is computed. */
const MOST_ASKED = 4;

/** Each way to answer all questions about money. An answer leaves less for the other columns. */
function answersOf(file: ReadFile, all: readonly ImportField[]): ReadFile[] {
  const question = file.questions.find(({ fields }) => fields.some((one) => MONEY.includes(one)));
  if (!question) return [file];
  return question.fields.flatMap((field) =>
    answersOf(answeredFile(file, all, question, field), all),
  );
}

/** Totals prove a reading: all invoices have one, and the lines come to it to the cent. */
async function proven(
  file: ReadFile,
  all: readonly ImportField[],
  planOf: PlanOf,
): Promise<ReadFile | undefined> {
  if (!file.reading.mapping.includes('total')) return undefined;
  for (const one of answersOf(file, all)) {
    // A total alone comes out with anything.
    if (!PRICES.some((field) => one.reading.mapping.includes(field))) continue;
    const { problems, needsSums } = await planOf(one);
    if (problems.length === 0 && !needsSums) return one;
  }
  return undefined;
}

/**
 * Answers the questions of a file that its totals answer, and computes each answer to the others. Those are
 * its only problems: what rows lack is told when it is known what their cells mean.
 */
export async function askedOf(
  file: ReadFile,
  all: readonly ImportField[],
  planOf: PlanOf,
): Promise<{ file: ReadFile; questions: ImportReport['questions']; asked: RowProblem[] }> {
  if (file.questions.length === 0) return { file, questions: [], asked: [] };
  const known = (await proven(file, all, planOf)) ?? file;
  const questions: ImportReport['questions'] = [];
  for (const question of known.questions.slice(0, MOST_ASKED)) {
    const readings = [];
    for (const field of question.fields) {
      const { sums, problems } = await planOf(answeredFile(known, all, question, field));
      readings.push({ field, sums, problem_count: problems.length });
    }
    questions.push({ column: question.at, readings });
  }
  const asked = questions.map(({ column }) => ({
    row: file.table.header,
    field: file.table.columns[column] ?? null,
    message: say('import_asks'),
  }));
  return { file: known, questions, asked };
}
