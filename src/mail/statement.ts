import type { Core } from '@strapi/strapi';
import type { Statement } from '../billing/reports/answers';
import { customerBooks, type CustomerBooks } from '../billing/reports/customer-books';
import { customerStatement } from '../billing/reports/statement';
import type { Queryable } from '../database/connection';
import { database } from '../database/pool';
import { notFound, validationError } from '../domain/errors';
import type { Period } from '../domain/reports';
import { say } from '../messages/message';
import { MOST_ROWS } from '../pdf/report/parts';
import type { Print } from '../pdf/printer';
import { fitsOnPaper, printStatement } from '../pdf/stored/print-statement';
import type { MailedStatement } from './sql/claim';

interface Found extends CustomerBooks {
  statement: Statement;
}

/**
 * The statement of a customer as it is now.
 * @throws 404; 400 at `to` for more entries than a PDF has room for
 */
export async function mailableStatement(
  db: Queryable,
  customerRowId: number,
  period: Period,
): Promise<Found> {
  const found = await customerBooks(db, customerRowId);
  if (!found) throw notFound('customer');
  const statement = await customerStatement(db, found.books, found.customer, period);
  if (fitsOnPaper(statement)) return { ...found, statement };
  const message = say('too_many_entries', { max: MOST_ROWS });
  throw validationError([{ path: ['to'], message }]);
}

/** The PDF of the statement that a mail brings, and the name of its file. */
export async function printMailed(
  strapi: Core.Strapi,
  { row_id: customerRowId, from, to }: MailedStatement,
  print: Print,
): Promise<{ pdf: Buffer; name: string }> {
  const { books, statement } = await mailableStatement(database(strapi), customerRowId, {
    from,
    to,
  });
  const { rowId: businessRowId, today } = books;
  return printStatement(strapi, { businessRowId, customerRowId, today }, statement, print);
}
