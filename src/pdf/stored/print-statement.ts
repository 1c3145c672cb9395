import type { Core } from '@strapi/strapi';
import type { Statement } from '../../billing/reports/answers';
import { database } from '../../database/pool';
import { WORDS } from '../../words';
import { MOST_ROWS } from '../report/parts';
import { statementView } from '../report/statement';
import { printerOf, type Print } from '../printer';
import { statementHead } from './statement-head';

/** Whether a statement has no more entries than a PDF has room for. */
export const fitsOnPaper = ({ parts }: Statement): boolean =>
  parts.reduce((sum, { entries }) => sum + entries.length, 0) <= MOST_ROWS;

/** The rows of a business and its customer, and the day in the time zone of the business. */
interface Of {
  businessRowId: number;
  customerRowId: number;
  today: string;
}

/** The PDF of a statement for its customer, and the name of the file in the customer's language. */
export async function printStatement(
  strapi: Core.Strapi,
  of: Of,
  statement: Statement,
  print: Print,
): Promise<{ pdf: Buffer; name: string }> {
  const { paper } = printerOf(strapi);
  const head = await statementHead(database(strapi), { ...of, paper });
  const { heading } = WORDS[head.language].document.statement;
  const pdf = await print(() => statementView(statement, head));
  return { pdf, name: `${heading}-${statement.from}-${statement.to}` };
}
