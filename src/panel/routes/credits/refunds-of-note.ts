import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CREDIT_NOTE } from '../../../billing/kind';
import { CONTENT_TYPE } from '../../../content-types';
import type { Queryable } from '../../../database/connection';
import { database } from '../../../database/pool';
import { dateInZone } from '../../../domain/dates';
import type { CreditNoteRefunds, PanelRefund } from '../../answers';
import { mayUseBusiness } from '../../roles/ability';
import { openRecord, operatorOf, readsAll } from '../operator';
import type { PanelAnswer } from '../route';
import { rowsOf } from '../rows-of';

const REFUND = CONTENT_TYPE.refund;

/** The fields that are shown. A role must allow all of them. */
export const REFUND_FIELDS = ['amount', 'currency', 'refunded_on', 'reference', 'state'];
const DUE_FIELDS = ['total', 'applied_amount', 'refunded_amount', 'currency'];

/** The columns of a refund `d`. */
export const REFUND_COLUMNS = `d.document_id AS "documentId", trim_scale(d.amount)::text AS amount, d.currency,
  d.refunded_on, d.reference, d.state`;

interface Owing {
  business: number;
  time_zone: string;
  currency: string;
  refund_due: string;
}

async function findOwing(db: Queryable, noteRowId: number): Promise<Owing> {
  const [owing] = await db.query<Owing>({
    text: `SELECT b.id AS business, coalesce(b.time_zone, 'UTC') AS time_zone, n.currency,
        trim_scale(n.total - n.applied_amount - n.refunded_amount)::text AS refund_due
      FROM credit_notes n JOIN businesses b ON b.id = n.business_id WHERE n.id = $1`,
    values: [noteRowId],
  });
  if (!owing) throw new errors.NotFoundError();
  return owing;
}

/** GET /invoicing/credit-notes/:id/refunds: the refunds of a credit note, and what is left to refund. */
export async function listRefunds(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CreditNoteRefunds>> {
  const note = await openRecord(strapi, ctx, CREDIT_NOTE.uid);
  const {
    business,
    time_zone: zone,
    currency,
    refund_due: due,
  } = await findOwing(database(strapi), note.id);
  const refunds = await rowsOf<PanelRefund>(strapi, ctx, {
    uid: REFUND,
    fields: REFUND_FIELDS,
    columns: REFUND_COLUMNS,
    from: 'refunds d',
    parent: { column: 'credit_note_id', rowId: note.id },
    order: 'd.refunded_on DESC, d.id DESC',
  });
  const may = (action: 'create' | 'update') =>
    mayUseBusiness(strapi, operatorOf(ctx), REFUND, action, business);
  const data: CreditNoteRefunds = {
    refunds,
    currency,
    refund_due: readsAll(strapi, ctx, CREDIT_NOTE.uid, DUE_FIELDS) ? due : null,
    today: dateInZone(zone, new Date()),
    can: { record: Number(due) > 0 && may('create'), void: may('update') },
  };
  return { data };
}
