import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { putBefore, routesOf } from '../../strapi/routes';
import { ACTIONS, checkerOf, type Operator, type Uid } from '../roles/ability';
import { operatorIn } from '../roles/operator';
import { visibleRowIds } from '../roles/visible-rows';

/** Fields that a role must show, each of one type: the way from a row to the named record. */
type Way = readonly (readonly [uid: Uid, field: string])[];

/** A column that names a record to which the rows have no relation of their own. */
interface Column {
  /** Its key in the rows, and the field that names the record. */
  key: 'business' | 'customer' | 'invoice';
  field: 'name' | 'invoice_number';
  uid: Uid;
  way: Way;
  /** SQL: the rows as `d`, and the record as `r`. */
  from: string;
}

const { payment, refund, creditNote, invoice, customer, business, endpoint, delivery } =
  CONTENT_TYPE;

const NOTE_OF_REFUND = 'refunds d JOIN credit_notes n ON n.id = d.credit_note_id';

const customers = { key: 'customer', field: 'name', uid: customer } as const;

/** The columns by the type of the list. The panel's part is `admin/columns`. */
const COLUMNS: Readonly<Record<string, readonly Column[]>> = {
  [delivery]: [
    {
      key: 'business',
      field: 'name',
      uid: business,
      way: [
        [delivery, 'endpoint'],
        [endpoint, 'business'],
      ],
      from: `webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
        JOIN businesses r ON r.id = e.business_id`,
    },
  ],
  [payment]: [
    {
      ...customers,
      way: [
        [payment, 'invoice'],
        [invoice, 'customer'],
      ],
      from: 'payments d JOIN customers r ON r.id = d.customer_id',
    },
  ],
  [refund]: [
    {
      ...customers,
      way: [
        [refund, 'credit_note'],
        [creditNote, 'customer'],
      ],
      from: `refunds d LEFT JOIN credit_notes n ON n.id = d.credit_note_id
        LEFT JOIN payments p ON p.id = d.payment_id
        JOIN customers r ON r.id = coalesce(n.customer_id, p.customer_id)`,
    },
    {
      key: 'invoice',
      field: 'invoice_number',
      uid: invoice,
      way: [
        [refund, 'credit_note'],
        [creditNote, 'invoice'],
      ],
      from: `${NOTE_OF_REFUND} JOIN invoices r ON r.id = n.invoice_id`,
    },
  ],
};

interface Row {
  documentId: string;
  [key: string]: unknown;
}

const reads = (strapi: Core.Strapi, { ability }: Operator, way: Way): boolean =>
  way.every(([uid, field]) => !checkerOf(strapi, ability, uid).cannot(ACTIONS.read, null, field));

/** Adds the names that the operator may see to the rows. */
async function addNames(
  strapi: Core.Strapi,
  operator: Operator,
  { key, field, uid, way, from }: Column,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0 || !reads(strapi, operator, [...way, [uid, field]])) return;
  const found = await database(strapi).query<{ row: string; id: number; name: string }>({
    text: `SELECT d.document_id AS row, r.id, r.${field} AS name FROM ${from}
      WHERE d.document_id = ANY ($1)`,
    values: [rows.map(({ documentId }) => documentId)],
  });
  const ids = [...new Set(found.map(({ id }) => id))];
  const visible = await visibleRowIds(strapi, operator, uid, 'read', { id: { $in: ids } });
  const shown = found.filter(({ id }) => visible === null || visible.includes(id));
  const names = new Map(shown.map(({ row, name }) => [row, name]));
  for (const row of rows) row[key] = { [field]: names.get(row.documentId) ?? null };
}

/** The names of the columns of a type that the operator's roles show, with the field that names the record. */
export const relatedNames = (
  strapi: Core.Strapi,
  operator: Operator,
  uid: string,
): Pick<Column, 'key' | 'field'>[] =>
  (COLUMNS[uid] ?? []).filter((one) => reads(strapi, operator, [...one.way, [one.uid, one.field]]));

/** Adds the columns of a type to its rows. */
export async function addRelated(
  strapi: Core.Strapi,
  operator: Operator,
  uid: string,
  rows: readonly Row[],
): Promise<void> {
  for (const column of COLUMNS[uid] ?? []) await addNames(strapi, operator, column, rows);
}

const LIST = 'collection-types.find';

/**
 * Adds the columns to Strapi's lists. Called in `register`. The service does not start when Strapi lacks
 * the handler of lists.
 */
export function addRelatedColumns(strapi: Core.Strapi): void {
  const lists = routesOf(strapi, 'content-manager').filter(({ handler }) => handler === LIST);
  if (lists.length === 0) throw new Error(`Strapi's Content Manager has no ${LIST}`);
  for (const route of lists)
    putBefore(route, [
      async (ctx: Context, next: Next) => {
        await next();
        const operator = operatorIn(ctx.state);
        const { results } = (ctx.body ?? {}) as { results?: Row[] };
        if (!operator || !Array.isArray(results)) return;
        await addRelated(strapi, operator, ctx.params['model'] ?? '', results);
      },
    ]);
}
