import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../billing/kind';
import { openItems } from '../../billing/reports/open-items';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { mayUseBusiness, type Uid } from '../roles/ability';
import type { CustomerDocument, CustomerDocuments } from '../answers';
import { openRecord, operatorOf } from './operator';
import { booksOfCustomer, reportBusinesses } from './reports/books';
import { panelRoute, type PanelAnswer, type PanelRoute } from './route';
import { rowsOf } from './rows-of';

const MOST = 10;
const KINDS: readonly NumberedKind[] = [INVOICE, QUOTATION, CREDIT_NOTE];

type Row = CustomerDocument & { row_id: number; matches: number };

/** The latest documents of a kind that the operator may see, each with the number of all. */
function documentsOf(
  strapi: Core.Strapi,
  ctx: Context,
  { name, uid, table, numberColumn }: NumberedKind,
  customerRowId: number,
): Promise<Row[]> {
  const states = name === 'credit_note' ? [] : ['state'];
  return rowsOf<Row>(strapi, ctx, {
    uid,
    fields: [numberColumn, 'customer', 'issue_date', 'total', 'currency', ...states],
    columns: `'${name}' AS type, d.id AS row_id, d.document_id AS "documentId",
      d.${numberColumn} AS number, d.issue_date, ${states[0] ? 'd.state' : 'NULL AS state'},
      trim_scale(d.total)::text AS total, d.currency, count(*) OVER () AS matches`,
    from: `${table} d`,
    parent: { column: 'customer_id', rowId: customerRowId },
    order: 'd.issue_date DESC, d.id DESC',
    most: MOST,
  });
}

const byDate = (one: Row, other: Row): number => {
  if (one.issue_date !== other.issue_date) return one.issue_date < other.issue_date ? 1 : -1;
  return one.type === other.type ? other.row_id - one.row_id : 0;
};

/** Balance and statement of the customer, for operators who may read the reports of the business. */
async function reportsOf(
  strapi: Core.Strapi,
  ctx: Context,
  customerRowId: number,
): Promise<Pick<CustomerDocuments, 'balances' | 'statement_of'>> {
  const found = await booksOfCustomer(strapi, ctx, customerRowId).catch((error: unknown) => {
    if (error instanceof errors.ForbiddenError) return null;
    throw error;
  });
  if (!found) return { balances: null, statement_of: null };
  const { rows } = await openItems(database(strapi), found.books, {
    day: found.books.today,
    customerRowId,
  });
  const balances = rows.map(({ currency, total, refund_due, on_account }) => ({
    currency,
    total,
    refund_due,
    on_account,
  }));
  // The page of reports chooses among the businesses that the operator sees.
  const business = (await reportBusinesses(strapi, ctx)).find(
    ({ documentId }) => documentId === found.business,
  );
  return { balances, statement_of: business?.documentId ?? null };
}

/** What the operator may make for a customer. */
async function rightsOf(
  strapi: Core.Strapi,
  ctx: Context,
  customer: number,
): Promise<CustomerDocuments['can']> {
  const [row] = await database(strapi).query<{ business: number | null }>({
    text: 'SELECT business_id AS business FROM customers WHERE id = $1',
    values: [customer],
  });
  const business = row?.business ?? null;
  const may = (uid: Uid) =>
    business !== null && mayUseBusiness(strapi, operatorOf(ctx), uid, 'create', business);
  return { invoice: may(CONTENT_TYPE.invoice), payment: may(CONTENT_TYPE.payment) };
}

/** GET /invoicing/customers/:id/documents: what stands beside the form of a customer. */
async function customerDocuments(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CustomerDocuments>> {
  const { id } = await openRecord(strapi, ctx, CONTENT_TYPE.customer);
  const found = await Promise.all(KINDS.map((kind) => documentsOf(strapi, ctx, kind, id)));
  const latest = found.flat().sort(byDate).slice(0, MOST);
  const [invoices, quotations, notes] = found.map(([first]) => first?.matches ?? 0);
  return {
    data: {
      documents: latest.map(({ row_id: _rowId, matches: _matches, ...document }) => document),
      counts: { invoice: invoices ?? 0, quotation: quotations ?? 0, credit_note: notes ?? 0 },
      ...(await reportsOf(strapi, ctx, id)),
      can: await rightsOf(strapi, ctx, id),
    },
  };
}

export const customerRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/customers/:id/documents', (ctx) => customerDocuments(strapi, ctx)),
];
