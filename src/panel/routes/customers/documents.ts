import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import Big from 'big.js';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../../billing/kind';
import type { OpenRow } from '../../../billing/reports/answers';
import { openItems } from '../../../billing/reports/open-items';
import { isOwed, uncovered } from '../../../billing/sql/amount-due';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { decimalText } from '../../../domain/money';
import { mayUseBusiness, type PanelRecord, type Uid } from '../../roles/ability';
import type {
  CustomerDocument,
  CustomerDocuments,
  CustomerPayment,
  CustomerRecurring,
} from '../../answers';
import { documentOwner } from '../document-owner';
import { mayWith, openRecord, operatorOf, readsAll, UPDATE } from '../operator';
import { booksOfCustomer, reportBusinesses } from '../reports/books';
import type { PanelAnswer } from '../route';
import { rowsOf } from '../rows-of';
import { showsParties } from './statement';

/** As many documents as a screen shows. The lists have the others. */
const MOST = 10;
const LATEST_PAYMENTS = 5;
const KINDS: readonly NumberedKind[] = [INVOICE, QUOTATION, CREDIT_NOTE];

type Row = CustomerDocument & { row_id: number; matches: number };

/** SQL: whether somebody has to do something about document `d`. A credit note is open while it pays nothing back. */
const IS_OPEN: Readonly<Record<NumberedKind['name'], string>> = {
  invoice: `(d.state = 'draft' OR ${isOwed('d')})`,
  quotation: `d.state IN ('draft', 'sent', 'accepted')`,
  credit_note: 'false',
};

/** SQL of the due date and the amount due, as far as a role shows them. */
function dueOf(strapi: Core.Strapi, ctx: Context, { name, uid }: NumberedKind): string {
  const isInvoice = name === 'invoice';
  const day = isInvoice && readsAll(strapi, ctx, uid, ['due_date']);
  const amount = isInvoice && readsAll(strapi, ctx, uid, ['amount_paid', 'amount_credited']);
  return `${day ? `CASE WHEN ${isOwed('d')} THEN d.due_date END` : 'NULL'} AS due_date,
    ${amount ? `CASE WHEN ${isOwed('d')} THEN trim_scale(${uncovered('d')})::text END` : 'NULL'} AS amount_due`;
}

/** The documents of a kind that the operator may see, the open ones first, each with the number of all. */
function documentsOf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
  customerRowId: number,
): Promise<Row[]> {
  const { name, uid, table, numberColumn } = kind;
  const states = name === 'credit_note' ? [] : ['state'];
  return rowsOf<Row>(strapi, ctx, {
    uid,
    fields: [numberColumn, 'customer', 'issue_date', 'total', 'currency', ...states],
    columns: `'${name}' AS type, d.id AS row_id, d.document_id AS "documentId",
      d.${numberColumn} AS number, d.issue_date, ${states[0] ? 'd.state' : 'NULL AS state'},
      trim_scale(d.total)::text AS total, d.currency, ${IS_OPEN[name]} AS open,
      ${dueOf(strapi, ctx, kind)}, count(*) OVER () AS matches`,
    from: `${table} d`,
    parent: { column: 'customer_id', rowId: customerRowId },
    order: 'open DESC, due_date, d.issue_date DESC, d.id DESC',
    most: MOST,
  });
}

/** Sorts documents without a due date behind all others. */
const LAST = '9999';

function byUrgency(one: Row, other: Row): number {
  if (one.open !== other.open) return one.open ? -1 : 1;
  const [due, otherDue] = [one.due_date ?? LAST, other.due_date ?? LAST];
  if (due !== otherDue) return due < otherDue ? -1 : 1;
  if (one.issue_date !== other.issue_date) return one.issue_date < other.issue_date ? 1 : -1;
  return one.type === other.type ? other.row_id - one.row_id : 0;
}

const paymentsOf = (strapi: Core.Strapi, ctx: Context, customerRowId: number) =>
  rowsOf<CustomerPayment>(strapi, ctx, {
    uid: CONTENT_TYPE.payment,
    fields: ['invoice', 'amount', 'currency', 'paid_on', 'method', 'reference', 'state'],
    columns: `d.document_id AS "documentId", trim_scale(d.amount)::text AS amount, d.currency, d.paid_on,
      d.method, d.reference, d.state`,
    from: 'payments d',
    parent: { column: 'customer_id', rowId: customerRowId },
    order: 'd.paid_on DESC, d.id DESC',
    most: LATEST_PAYMENTS,
  });

const recurringOf = (strapi: Core.Strapi, ctx: Context, customerRowId: number) =>
  rowsOf<CustomerRecurring>(strapi, ctx, {
    uid: CONTENT_TYPE.recurring,
    fields: ['customer', 'name', 'state', 'interval_unit', 'interval_count', 'next_date'],
    columns: `d.document_id AS "documentId", d.name, d.state, d.interval_unit, d.interval_count,
      d.next_date`,
    from: 'recurring_invoices d',
    parent: { column: 'customer_id', rowId: customerRowId },
    order: `d.state IN ('completed', 'cancelled'), d.next_date, d.id DESC`,
    most: MOST,
  });

const balanceOf = ({ currency, total, not_due, refund_due, on_account }: OpenRow) => {
  const overdue = decimalText(new Big(total).minus(not_due));
  return { currency, total, overdue, refund_due, on_account };
};

type Reports = Pick<CustomerDocuments, 'balances' | 'statement_of' | 'send_statement'>;

const NO_REPORTS: Reports = { balances: null, statement_of: null, send_statement: null };

/** Balance and statement of the customer, for operators who may read the reports of the business. */
async function reportsOf(strapi: Core.Strapi, ctx: Context, seen: PanelRecord): Promise<Reports> {
  const { id: customerRowId } = seen;
  const found = await booksOfCustomer(strapi, ctx, customerRowId).catch((error: unknown) => {
    if (error instanceof errors.ForbiddenError) return null;
    throw error;
  });
  if (!found) return NO_REPORTS;
  const { today } = found.books;
  const { rows } = await openItems(database(strapi), found.books, {
    day: today,
    customerRowId,
  });
  // The page of reports chooses among the businesses that the operator sees.
  const business = (await reportBusinesses(strapi, ctx)).find(
    ({ documentId }) => documentId === found.business,
  );
  const maySend =
    showsParties(strapi, ctx) &&
    (await mayWith(strapi, ctx, CONTENT_TYPE.customer, seen, UPDATE[0]));
  return {
    balances: rows.map(balanceOf),
    statement_of: business?.documentId ?? null,
    send_statement: maySend ? { today } : null,
  };
}

/** The records that the operator may make for a customer. */
async function rightsOf(
  strapi: Core.Strapi,
  ctx: Context,
  customer: string,
): Promise<CustomerDocuments['can']> {
  const { businessRowId } = await documentOwner(strapi, 'customers', customer);
  const may = (uid: Uid) => mayUseBusiness(strapi, operatorOf(ctx), uid, 'create', businessRowId);
  return { invoice: may(CONTENT_TYPE.invoice), payment: may(CONTENT_TYPE.payment) };
}

/** GET /invoicing/customers/:id/documents: balances, documents and payments on one page. The lists have all of them. */
export async function customerDocuments(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CustomerDocuments>> {
  const seen = await openRecord(strapi, ctx, CONTENT_TYPE.customer);
  const { id, documentId } = seen;
  const found = await Promise.all(KINDS.map((kind) => documentsOf(strapi, ctx, kind, id)));
  const first = found.flat().sort(byUrgency).slice(0, MOST);
  const [invoice = 0, quotation = 0, credit_note = 0] = found.map(([one]) => one?.matches ?? 0);
  return {
    data: {
      documents: first.map(({ row_id: _rowId, matches: _matches, ...document }) => document),
      counts: { invoice, quotation, credit_note },
      payments: await paymentsOf(strapi, ctx, id),
      recurring: await recurringOf(strapi, ctx, id),
      ...(await reportsOf(strapi, ctx, seen)),
      can: await rightsOf(strapi, ctx, documentId),
    },
  };
}
