import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { HISTORY_SEARCH } from '../../../billing/schemas/search';
import { listHistory } from '../../../billing/sql/list-history';
import type { HistoryTableName } from '../../../database/history/fields';
import { database } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { parseJson } from '../../../domain/json';
import { parseQuery } from '../../../http/requests/request';
import type { HistoryEntry, PanelHistory } from '../../answers';
import { ACTIONS, checkerOf, type Uid } from '../../roles/ability';
import { BUSINESS_VIEW } from '../../views/business';
import { CREDIT_NOTE_VIEW, REFUND_VIEW } from '../../views/credit-note';
import { CUSTOMER_VIEW } from '../../views/customer';
import { INVOICE_LINE_VIEW } from '../../views/document-fields';
import { INVOICE_VIEW } from '../../views/invoice';
import { PAYMENT_VIEW } from '../../views/payment';
import { PRODUCT_VIEW } from '../../views/product';
import { QUOTATION_VIEW } from '../../views/quotation';
import { RECURRING_VIEW } from '../../views/recurring';
import type { View } from '../../views/view';
import { ENDPOINT_VIEW } from '../../views/webhooks';
import { openRecord, operatorOf } from '../operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { accountNames, customerNames } from './told-names';
import { attributeOf, shownChanges } from './shown-changes';

/** A type whose records show their history in the panel. */
interface Shown {
  table: HistoryTableName;
  uid: Uid;
  /** The first part of the paths of its routes. */
  path: string;
  view: View;
}

/** Another type is one entry more, here and in `admin/history`. */
const SHOWN: readonly Shown[] = [
  { table: 'invoices', uid: CONTENT_TYPE.invoice, path: '/invoices', view: INVOICE_VIEW },
  { table: 'quotations', uid: CONTENT_TYPE.quotation, path: '/quotations', view: QUOTATION_VIEW },
  { table: 'customers', uid: CONTENT_TYPE.customer, path: '/customers', view: CUSTOMER_VIEW },
  { table: 'products', uid: CONTENT_TYPE.product, path: '/products', view: PRODUCT_VIEW },
  {
    table: 'recurring_invoices',
    uid: CONTENT_TYPE.recurring,
    path: '/recurring-invoices',
    view: RECURRING_VIEW,
  },
  { table: 'payments', uid: CONTENT_TYPE.payment, path: '/payments', view: PAYMENT_VIEW },
  {
    table: 'credit_notes',
    uid: CONTENT_TYPE.creditNote,
    path: '/credit-notes',
    view: CREDIT_NOTE_VIEW,
  },
  { table: 'refunds', uid: CONTENT_TYPE.refund, path: '/refunds', view: REFUND_VIEW },
  { table: 'businesses', uid: CONTENT_TYPE.business, path: '/businesses', view: BUSINESS_VIEW },
  {
    table: 'webhook_endpoints',
    uid: CONTENT_TYPE.endpoint,
    path: '/webhooks/endpoints',
    view: ENDPOINT_VIEW,
  },
];

/** The labels of the form by the fields of the entries. Those of lines are named `items.quantity`. */
function labelsOf(view: View, entries: readonly HistoryEntry[]): Record<string, string> {
  const names = new Set(entries.flatMap(({ changes }) => changes.map(({ field }) => field)));
  const own = [...names].flatMap((name) => {
    const label = view.fields[attributeOf(name)]?.label;
    return label === undefined ? [] : [[name, label] as const];
  });
  const lines = Object.entries(INVOICE_LINE_VIEW.fields).map(
    ([name, { label }]) => [`items.${name}`, label] as const,
  );
  return Object.fromEntries([...own, ...(names.has('items') ? lines : [])]);
}

/** GET …/:id/history?page&limit: the fields of the record that the operator may see. */
async function answer(
  strapi: Core.Strapi,
  ctx: Context,
  { table, uid, view }: Shown,
): Promise<PanelAnswer<PanelHistory>> {
  const record = await openRecord(strapi, ctx, uid);
  const operator = operatorOf(ctx);
  const search = parseQuery(ctx, HISTORY_SEARCH);
  const wanted = { id: record.documentId, businessRowId: null, ...search };
  const page = await listHistory(database(strapi), table, wanted);
  if (!page) throw notFound('record');
  const checker = checkerOf(strapi, operator.ability, uid);
  const mayRead = (attribute: string) => !checker.cannot(ACTIONS.read, record, attribute);
  // A number with more digits than a float becomes text.
  const entries = (parseJson(page.data) as HistoryEntry[]).map((entry) => ({
    ...entry,
    changes: shownChanges(entry, mayRead),
  }));
  const changes = entries.flatMap((entry) => entry.changes);
  const names = {
    ...(await customerNames(strapi, operator, changes)),
    ...(await accountNames(strapi, operator, changes)),
  };
  const currency = mayRead('currency') ? ((record['currency'] ?? null) as string | null) : null;
  return {
    data: { entries, total: page.total, labels: labelsOf(view, entries), names, currency },
  };
}

export function historyRoutes(strapi: Core.Strapi): PanelRoute[] {
  return SHOWN.map((shown) =>
    panelRoute('GET', `${shown.path}/:id/history`, (ctx) => answer(strapi, ctx, shown)),
  );
}
