import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { openTable, revenueTable, statementTable, taxTable } from '../../../billing/reports/tables';
import { figureDocuments, openDocuments } from '../../../billing/reports/documents';
import { dayOf } from '../../../billing/reports/business';
import { openItems } from '../../../billing/reports/open-items';
import {
  DOCUMENTS_QUERY,
  OPEN_DOCUMENTS_QUERY,
  OPEN_QUERY,
  REVENUE_QUERY,
  STATEMENT_QUERY,
  TAX_QUERY,
} from '../../../billing/reports/parameters';
import { revenueReport } from '../../../billing/reports/revenue';
import { customerStatement } from '../../../billing/reports/statement';
import { taxReport } from '../../../billing/reports/tax';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { parseQuery } from '../../../http/requests/request';
import { openItemsView, revenueView, taxView } from '../../../pdf/report/reports';
import { statementView } from '../../../pdf/report/statement';
import type { FigureDocuments, ReportBusiness } from '../../answers';
import { openRecord } from '../operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { answerReport } from './answer';
import { booksOfCustomer, openBooks, reportBusinesses } from './books';
import { reportHead } from './head';
import { inTime } from './in-time';

async function tax(strapi: Core.Strapi, ctx: Context) {
  const books = await openBooks(strapi, ctx);
  const query = parseQuery(ctx, TAX_QUERY);
  const { from, to, basis } = query;
  return answerReport(strapi, ctx, query, {
    businessRowId: books.rowId,
    data: await taxReport(database(strapi), books, query),
    name: `tax-by-${basis}-date-${from}-${to}`,
    table: taxTable,
    pdf: taxView,
    head: () => reportHead(strapi, ctx, books),
  });
}

async function revenue(strapi: Core.Strapi, ctx: Context) {
  const books = await openBooks(strapi, ctx);
  const query = parseQuery(ctx, REVENUE_QUERY);
  const { from, to, by } = query;
  return answerReport(strapi, ctx, query, {
    businessRowId: books.rowId,
    data: await revenueReport(database(strapi), books, query),
    name: `revenue-by-${by}-${from}-${to}`,
    table: revenueTable,
    pdf: revenueView,
    head: () => reportHead(strapi, ctx, books),
  });
}

async function open(strapi: Core.Strapi, ctx: Context) {
  const books = await openBooks(strapi, ctx);
  const query = parseQuery(ctx, OPEN_QUERY);
  const day = dayOf(books, query.as_of);
  const data = await openItems(database(strapi), books, { day });
  return answerReport(strapi, ctx, query, {
    businessRowId: books.rowId,
    data,
    name: `open-items-${data.today}`,
    table: openTable,
    pdf: openItemsView,
    head: () => reportHead(strapi, ctx, books),
  });
}

async function statement(strapi: Core.Strapi, ctx: Context) {
  const seen = await openRecord(strapi, ctx, CONTENT_TYPE.customer);
  const found = await booksOfCustomer(strapi, ctx, seen.id);
  if (!found) throw new errors.NotFoundError();
  const { books, customer } = found;
  const query = parseQuery(ctx, STATEMENT_QUERY);
  const { from, to } = query;
  const head = () => reportHead(strapi, ctx, books, customer.rowId);
  return answerReport(strapi, ctx, query, {
    businessRowId: books.rowId,
    data: await customerStatement(database(strapi), books, customer, query),
    name: `statement-${from}-${to}`,
    table: statementTable,
    pdf: statementView,
    head,
  });
}

async function documents(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<FigureDocuments>> {
  const books = await openBooks(strapi, ctx);
  const data = await figureDocuments(database(strapi), books, parseQuery(ctx, DOCUMENTS_QUERY));
  return { data };
}

async function openItemDocuments(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<FigureDocuments>> {
  const books = await openBooks(strapi, ctx);
  const data = await openDocuments(database(strapi), books, parseQuery(ctx, OPEN_DOCUMENTS_QUERY));
  return { data };
}

async function businesses(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ReportBusiness[]>> {
  return { data: await reportBusinesses(strapi, ctx) };
}

/** Reports of one business. `?format=csv`, `xlsx` and `pdf` answer with a file. */
export function reportRoutes(strapi: Core.Strapi): PanelRoute[] {
  const of = '/businesses/:id/reports';
  return [
    panelRoute('GET', '/reports', (ctx) => businesses(strapi, ctx)),
    panelRoute('GET', `${of}/tax`, (ctx) => inTime(tax(strapi, ctx))),
    panelRoute('GET', `${of}/revenue`, (ctx) => inTime(revenue(strapi, ctx))),
    panelRoute('GET', `${of}/open-items`, (ctx) => inTime(open(strapi, ctx))),
    panelRoute('GET', `${of}/documents`, (ctx) => inTime(documents(strapi, ctx))),
    panelRoute('GET', `${of}/open-items/documents`, (ctx) =>
      inTime(openItemDocuments(strapi, ctx)),
    ),
    panelRoute('GET', '/customers/:id/statement', (ctx) => inTime(statement(strapi, ctx))),
  ];
}
