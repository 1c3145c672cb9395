import { STATEMENT_QUERY } from '../../billing/reports/parameters';
import { customerStatement } from '../../billing/reports/statement';
import type { Statement } from '../../billing/reports/answers';
import { database } from '../../database/pool';
import { ApiError } from '../../domain/errors';
import { calendarPeriod, type Period } from '../../domain/reports';
import { keepOutOfCaches, strangerOf } from '../../hosted/files';
import { sendPdf } from '../../http/answers/send-pdf';
import { printerOf } from '../../pdf/printer';
import { fitsOnPaper, printStatement } from '../../pdf/stored/print-statement';
import { parse } from '../../validation/parse';
import { WORDS } from '../../words';
import { statementPage } from '../page/statement';
import type { Visit } from '../visit';
import type { SeenCustomer } from '../sql/seen-customers';
import { customerOf, todayOf } from './customer';
import { sendPortalPage } from './send';

/** Where nothing is asked for, the year so far. */
function askedPeriod(query: URLSearchParams, today: string): Period {
  const { from } = calendarPeriod(today, 'year');
  return { from: query.get('from') ?? from, to: query.get('to') ?? today };
}

/** Null for a period that is none, or too long. */
async function statementOf(
  { strapi }: Visit,
  customer: SeenCustomer,
  asked: Period,
): Promise<Statement | null> {
  const { business_row_id: rowId, time_zone: timeZone, row_id: customerRowId, id, name } = customer;
  const books = { rowId, timeZone, today: todayOf(customer) };
  const of = { rowId: customerRowId, documentId: id, name };
  try {
    const period = parse(STATEMENT_QUERY, { from: asked.from, to: asked.to });
    return await customerStatement(database(strapi), books, of, period);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'validation_failed') return null;
    throw error;
  }
}

async function sendFile(visit: Visit, customer: SeenCustomer, statement: Statement): Promise<void> {
  const { strapi, ctx } = visit;
  const { business_row_id: businessRowId, row_id: customerRowId } = customer;
  const print = printerOf(strapi).printFor(strangerOf(strapi, ctx));
  const of = { businessRowId, customerRowId, today: todayOf(customer) };
  const { pdf, name } = await printStatement(strapi, of, statement, print);
  sendPdf(ctx, pdf, name);
  keepOutOfCaches(ctx);
}

/** The statement of a customer, as a page or with `format=pdf` as a file. */
export async function serveStatement(visit: Visit): Promise<void> {
  const { ctx, language } = visit;
  const customer = customerOf(visit);
  const query = new URLSearchParams(ctx.querystring);
  const asked = askedPeriod(query, todayOf(customer));
  const found = await statementOf(visit, customer, asked);
  const isFile = query.get('format') === 'pdf';
  const statement = found && isFile && !fitsOnPaper(found) ? null : found;
  if (statement && isFile) return sendFile(visit, customer, statement);
  const title = WORDS[language].document.statement.heading;
  const status = statement ? 200 : 400;
  sendPortalPage(visit, { title, status }, statementPage({ language, customer, asked, statement }));
}
