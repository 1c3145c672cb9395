import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import {
  CUSTOMER_EXPORT,
  csvText,
  DOCUMENT_EXPORTS,
  PAYMENT_EXPORT,
  PRODUCT_EXPORT,
  REFUND_EXPORT,
  type CsvExport,
} from '../../billing/csv/exports';
import { customColumns, type CustomColumns } from '../../billing/csv/custom-columns';
import { findPrintedFields } from '../../billing/sql/custom-fields';
import { database } from '../../database/pool';
import type { CustomFieldKind } from '../../domain/custom-fields';
import { sendCsv } from '../../http/answers/send-csv';
import { checkQuery } from '../guard/check-query';
import { QueryPermissions } from '../guard/query-permissions';
import { foundIn, type Found } from '../lists/found';
import type { PanelList } from '../lists/list';
import { LISTS } from '../lists/lists';
import { listQuery } from '../lists/query';
import { mayAny, operatorOf } from './operator';
import { panelRoute, type PanelRoute } from './route';

/** A list that operators may export. */
interface Exported {
  list: PanelList;
  records: CsvExport;
  /** A row per line. */
  lines?: CsvExport;
  /** The kind of records that may have printed custom fields. */
  kind?: CustomFieldKind;
}

const { invoice, quotation, credit_note: creditNote } = DOCUMENT_EXPORTS;

const EXPORTED: Readonly<Record<string, Exported>> = {
  customers: { list: LISTS.customers, records: CUSTOMER_EXPORT, kind: 'customer' },
  products: { list: LISTS.products, records: PRODUCT_EXPORT },
  payments: { list: LISTS.payments, records: PAYMENT_EXPORT },
  refunds: { list: LISTS.refunds, records: REFUND_EXPORT },
  invoices: {
    list: LISTS.invoices,
    records: invoice.documents,
    lines: invoice.lines,
    kind: 'invoice',
  },
  quotations: {
    list: LISTS.quotations,
    records: quotation.documents,
    lines: quotation.lines,
    kind: 'quotation',
  },
  'credit-notes': {
    list: LISTS['credit-notes'],
    records: creditNote.documents,
    lines: creditNote.lines,
  },
};

type Query = Record<string, unknown>;

/** The export as asked for; 404 when there is none of that name. */
function exportOf(ctx: Context, { lines }: Query) {
  const name = ctx.params['list'] ?? '';
  const exported = Object.hasOwn(EXPORTED, name) ? EXPORTED[name] : undefined;
  const wanted = lines === 'true' ? exported?.lines : exported?.records;
  if (!exported || !wanted) throw new errors.NotFoundError();
  return { list: exported.list, wanted, kind: lines === 'true' ? undefined : exported.kind };
}

/** Columns of the fields that are printed by any business with a record in the list. */
async function customColumnsOf(
  strapi: Core.Strapi,
  kind: CustomFieldKind,
  { statement, parameters }: Found,
): Promise<CustomColumns> {
  const businesses = { sql: statement('d.business_id'), values: parameters.values };
  return customColumns(await findPrintedFields(database(strapi), kind, businesses), parameters);
}

/**
 * GET /invoicing/export/:list?lines=true&filters…&_q=…&view=…&period=…: a list as CSV, with the fields
 * of the role.
 */
async function sendExport(strapi: Core.Strapi, ctx: Context): Promise<undefined> {
  const { list, wanted, kind } = exportOf(ctx, ctx.query);
  const { uid } = list;
  if (!mayAny(strapi, ctx, uid, { action: 'read' })) throw new errors.ForbiddenError();
  const operator = operatorOf(ctx);
  const permissions = new QueryPermissions(strapi, operator);
  checkQuery(ctx, permissions, uid);
  const columns = wanted.columns
    .filter(({ only }) => only !== 'api')
    .filter(({ needs }) => needs.every((path) => permissions.mayReadPath(uid, path)));
  const found = await foundIn({ strapi, operator, list }, listQuery(list, ctx.query));
  const { statement, parameters } = found;
  const showsCustom =
    kind !== undefined &&
    ['metadata', 'business.custom_fields'].every((path) => permissions.mayReadPath(uid, path));
  const custom = showsCustom ? await customColumnsOf(strapi, kind, found) : undefined;
  const records = (table: string) => `SELECT * FROM ${table} WHERE id IN (${statement('d.id')})`;
  const text = csvText(wanted, [...columns, ...(custom?.columns ?? [])], records);
  const day = new Date().toISOString().slice(0, 10);
  const ready = {
    name: wanted.name,
    statement: { text, values: parameters.values },
    labels: custom?.labels,
  };
  await sendCsv(strapi, ctx, ready, { owner: `operator ${operator.id}`, day });
  return undefined;
}

export function exportRoutes(strapi: Core.Strapi): PanelRoute[] {
  return [panelRoute('GET', '/export/:list', (ctx) => sendExport(strapi, ctx))];
}
