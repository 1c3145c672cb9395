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
import type { CsvColumn } from '../../billing/csv/columns';
import { CSV_DECIMALS } from '../../domain/csv-decimals';
import { CUSTOM_NEEDS, customColumns } from '../../billing/csv/custom-columns';
import { findPrintedFields } from '../../billing/sql/custom-fields';
import { database } from '../../database/pool';
import { forReading } from '../../billing/csv/for-reading';
import { customFieldKindOf } from '../../content-types';
import { sendExport, TABLE_FORMATS, type TableForm } from '../../http/answers/send-export';
import { languageOf } from '../../http/panel/language';
import { checkQuery } from '../guard/check-query';
import { QueryPermissions } from '../guard/query-permissions';
import { foundIn, type Found } from '../lists/found';
import type { PanelList } from '../lists/list';
import { LISTS } from '../lists/lists';
import { listQuery } from '../lists/query';
import type { Uid } from '../roles/ability';
import { mayAny, operatorOf } from './operator';
import { panelRoute, type PanelRoute } from './route';

/** A list that operators may export. */
interface Exported {
  list: PanelList;
  records: CsvExport;
  /** A row per line. */
  lines?: CsvExport;
}

const { invoice, quotation, credit_note: creditNote } = DOCUMENT_EXPORTS;

const EXPORTED: Readonly<Record<string, Exported>> = {
  customers: { list: LISTS.customers, records: CUSTOMER_EXPORT },
  products: { list: LISTS.products, records: PRODUCT_EXPORT },
  payments: { list: LISTS.payments, records: PAYMENT_EXPORT },
  refunds: { list: LISTS.refunds, records: REFUND_EXPORT },
  invoices: { list: LISTS.invoices, records: invoice.documents, lines: invoice.lines },
  quotations: { list: LISTS.quotations, records: quotation.documents, lines: quotation.lines },
  'credit-notes': {
    list: LISTS['credit-notes'],
    records: creditNote.documents,
    lines: creditNote.lines,
  },
};

type Query = Record<string, unknown>;

/** The export as asked for; 404 when there is none of that name. */
function exportOf(ctx: Context, { lines }: Query): { list: PanelList; wanted: CsvExport } {
  const name = ctx.params['list'] ?? '';
  const exported = Object.hasOwn(EXPORTED, name) ? EXPORTED[name] : undefined;
  const wanted = lines === 'true' ? exported?.lines : exported?.records;
  if (!exported || !wanted) throw new errors.NotFoundError();
  return { list: exported.list, wanted };
}

/** The columns whose fields the operator's roles show. */
export const seenColumns = (
  columns: readonly CsvColumn[],
  permissions: QueryPermissions,
  uid: Uid,
): CsvColumn[] =>
  columns
    .filter(({ only }) => only !== 'api')
    .filter(({ needs }) => needs.every((path) => permissions.mayReadPath(uid, path)));

/** Columns of the fields that are printed by any business with a record in the list. Lines have none. */
async function customColumnsOf(
  strapi: Core.Strapi,
  { list, wanted }: ReturnType<typeof exportOf>,
  { statement, parameters, shows }: Found,
): Promise<readonly CsvColumn[]> {
  const kind = wanted.within === undefined ? customFieldKindOf(list.uid) : undefined;
  // Each column that is made is a value of the statement.
  if (!kind || !shows({ needs: CUSTOM_NEEDS })) return [];
  const businesses = { sql: statement('d.business_id'), values: parameters.values };
  return customColumns(await findPrintedFields(database(strapi), kind, businesses), parameters);
}

/** Unknown values are the usual ones. */
function formOf({ format, decimal }: Query): TableForm {
  return {
    format: TABLE_FORMATS.find((one) => one === format) ?? 'csv',
    decimal: CSV_DECIMALS.find((one) => one === decimal) ?? 'point',
  };
}

/**
 * GET /invoicing/export/:list?lines=true&format=xlsx&decimal=comma&reading=true&filters…&_q=…&view=…&period=…: a list
 * as a file, with the fields of the role. One for reading has the words of the panel, others those of the API.
 */
async function exportList(strapi: Core.Strapi, ctx: Context): Promise<undefined> {
  const asked = exportOf(ctx, ctx.query);
  const { list, wanted } = asked;
  const { uid } = list;
  if (!mayAny(strapi, ctx, uid, { action: 'read' })) throw new errors.ForbiddenError();
  const operator = operatorOf(ctx);
  const permissions = new QueryPermissions(strapi, operator);
  checkQuery(ctx, permissions, uid);
  const found = await foundIn({ strapi, operator, list }, listQuery(list, ctx.query));
  const { statement, parameters } = found;
  const all = [...wanted.columns, ...(await customColumnsOf(strapi, asked, found))];
  const seen = seenColumns(all, permissions, uid);
  const records = (table: string) => `SELECT * FROM ${table} WHERE id IN (${statement('d.id')})`;
  const columns = ctx.query['reading'] === 'true' ? forReading(seen, languageOf(ctx)) : seen;
  const text = csvText(wanted, columns, records);
  const day = new Date().toISOString().slice(0, 10);
  const ready = { name: wanted.name, statement: { text, values: parameters.values }, columns };
  const owner = `operator ${operator.id}`;
  await sendExport(strapi, ctx, ready, { owner, day, ...formOf(ctx.query) });
  return undefined;
}

export function exportRoutes(strapi: Core.Strapi): PanelRoute[] {
  return [panelRoute('GET', '/export/:list', (ctx) => exportList(strapi, ctx))];
}
