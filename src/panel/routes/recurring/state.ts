import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { dueOccurrences, dueThrough } from '../../../domain/schedule/due';
import { isEnded } from '../../../domain/recurring-status';
import { placeOf } from '../../../recurring/recurring';
import { getRecurring } from '../../../recurring/sql/find';
import { listOccurrences, type OccurrenceRow } from '../../../recurring/sql/occurrences';
import type { PastOccurrence, RecurringOrigin, RecurringState } from '../../answers';
import { mayUseBusiness } from '../../roles/ability';
import { visibleRowIds } from '../../roles/visible-rows';
import { documentOwner } from '../document-owner';
import { CHANGE, mayAny, mayWith, openRecord, operatorOf } from '../operator';
import type { PanelAnswer } from '../route';
import { rowsOf } from '../rows-of';
import { originOfInvoice } from './sql/origin';

const UID = CONTENT_TYPE.recurring;

/** How many the page lists. */
const MOST_PAST = 12;

type Made = NonNullable<PastOccurrence['invoice']>;

/** The invoices of the latest occurrences that the operator may see. */
const madeBy = (strapi: Core.Strapi, ctx: Context, rowId: number): Promise<Made[]> =>
  rowsOf<Made>(strapi, ctx, {
    uid: INVOICE.uid,
    fields: ['invoice_number', 'state'],
    columns: 'd.document_id AS "documentId", d.invoice_number AS number, d.state',
    from: `(SELECT i.*, o.recurring_invoice_id AS made_by FROM recurring_occurrences o
      JOIN invoices i ON i.id = o.invoice_id) d`,
    parent: { column: 'made_by', rowId },
    order: 'd.id DESC',
    most: MOST_PAST,
  });

const pastOf = ({ date, status, invoice_id: id }: OccurrenceRow, made: Made[]): PastOccurrence => ({
  date,
  status,
  invoice: made.find(({ documentId }) => documentId === id) ?? null,
});

/** GET /invoicing/recurring-invoices/:id/state: what stands beside the form. */
export async function recurringState(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<RecurringState>> {
  const record = await openRecord(strapi, ctx, UID);
  const who = await documentOwner(strapi, 'recurring_invoices', record.documentId);
  const db = database(strapi);
  const found = await getRecurring(db, who.businessRowId, record.documentId);
  const page = await listOccurrences(db, found.row_id, { page: 1, limit: MOST_PAST });
  const made = await madeBy(strapi, ctx, found.row_id);
  const place = placeOf(found);
  const through = dueThrough(who.timeZone, new Date());
  const change = !isEnded(found.status) && (await mayWith(strapi, ctx, UID, record, CHANGE[0]));
  return {
    data: {
      status: found.status,
      next_occurrence: found.next_occurrence,
      next_date: found.next_date,
      last_error: found.last_error,
      missed: found.status === 'paused' && place ? dueOccurrences(place, through).length : 0,
      past: page.rows.map((row) => pastOf(row, made)),
      can: {
        change,
        run:
          change &&
          mayUseBusiness(strapi, operatorOf(ctx), INVOICE.uid, 'create', who.businessRowId),
      },
    },
  };
}

/** GET /invoicing/invoices/:id/recurring */
export async function originOf(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<RecurringOrigin | null>> {
  const invoice = await openRecord(strapi, ctx, INVOICE.uid);
  if (!mayAny(strapi, ctx, UID, { action: 'read', field: 'name' })) return { data: null };
  const row = await originOfInvoice(database(strapi), invoice.id);
  if (!row) return { data: null };
  const filter = { documentId: { $eq: row.documentId } };
  const seen = await visibleRowIds(strapi, operatorOf(ctx), UID, 'read', filter);
  const isSeen = seen?.includes(row.rowId) ?? true;
  return { data: isSeen ? { documentId: row.documentId, name: row.name } : null };
}
