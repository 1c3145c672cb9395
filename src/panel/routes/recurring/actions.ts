import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { RECURRING_RESUME, RECURRING_RUN } from '../../../billing/schemas/recurring';
import type { BillingTenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import type { PipelinedTransaction } from '../../../database/pool';
import { isObject } from '../../../domain/checks';
import { parseJson } from '../../../domain/json';
import {
  cancelRecurring,
  pauseRecurring,
  resumeRecurring,
  skipOccurrence,
} from '../../../recurring/change-status';
import { createFromInvoice } from '../../../recurring/create-recurring-invoice';
import { runRecurring } from '../../../recurring/make-invoice';
import type { RecurringInvoice } from '../../../recurring/recurring';
import { parse } from '../../../validation/parse';
import type { NumberedDocument } from '../../answers';
import { mayUseBusiness, type PanelRecord } from '../../roles/ability';
import { documentOwner } from '../document-owner';
import { changeOnce, openRecord, operatorOf, type Need } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';
import { requireWhole } from '../whole-document';

const UID = CONTENT_TYPE.recurring;

/** A role that may change the status may do all of them. */
export const CHANGE: Need = { action: 'update', field: 'state' };

interface Opened {
  record: PanelRecord;
  who: BillingTenant;
}

async function open(strapi: Core.Strapi, ctx: Context): Promise<Opened> {
  const record = await openRecord(strapi, ctx, UID, [CHANGE]);
  return { record, who: await documentOwner(strapi, 'recurring_invoices', record.documentId) };
}

type Change = (
  trx: PipelinedTransaction,
  who: BillingTenant,
  id: string,
) => Promise<RecurringInvoice>;

/** Changes the record of the path as the operator. */
async function changed(
  strapi: Core.Strapi,
  ctx: Context,
  change: Change,
): Promise<PanelAnswer<NumberedDocument>> {
  const { record, who } = await open(strapi, ctx);
  const data = await changeOnce(strapi, ctx, async (trx) => {
    const { id, name } = await change(trx, who, record.documentId);
    return { documentId: id, number: name ?? '' };
  });
  return { data };
}

/** A body that names an occurrence cannot run or skip another one when it is sent twice. */
const occurrenceOf = (ctx: Context): number | null => parse(RECURRING_RUN, bodyOf(ctx)).occurrence;

/** POST /invoicing/recurring-invoices/:id/pause */
export const pause = (strapi: Core.Strapi, ctx: Context) =>
  changed(strapi, ctx, (trx, who, id) => pauseRecurring(strapi, trx, who, id));

/** POST …/cancel */
export const cancel = (strapi: Core.Strapi, ctx: Context) =>
  changed(strapi, ctx, (trx, who, id) => cancelRecurring(strapi, trx, who, id));

/** POST …/resume {catch_up?} */
export const resume = (strapi: Core.Strapi, ctx: Context) => {
  const { catch_up: catchUp } = parse(RECURRING_RESUME, bodyOf(ctx));
  return changed(strapi, ctx, (trx, who, id) => resumeRecurring(strapi, trx, who, id, catchUp));
};

/** POST …/skip {occurrence} */
export const skip = (strapi: Core.Strapi, ctx: Context) => {
  const occurrence = occurrenceOf(ctx);
  return changed(strapi, ctx, (trx, who, id) => skipOccurrence(strapi, trx, who, id, occurrence));
};

export const mayMakeInvoices = (strapi: Core.Strapi, ctx: Context, who: BillingTenant): boolean =>
  mayUseBusiness(strapi, operatorOf(ctx), INVOICE.uid, 'create', who.businessRowId);

/** POST …/run {occurrence}: makes the next invoice now. */
export async function run(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NumberedDocument>> {
  const { record, who } = await open(strapi, ctx);
  if (!mayMakeInvoices(strapi, ctx, who)) throw new errors.ForbiddenError();
  const occurrence = occurrenceOf(ctx);
  const data = await changeOnce(strapi, ctx, async (trx) => {
    const json = await runRecurring(strapi, trx, who, record.documentId, occurrence);
    const made = parseJson(json) as { id: string; invoice_number: string };
    return { documentId: made.id, number: made.invoice_number };
  });
  return { status: 201, data };
}

/** POST /invoicing/invoices/:id/recurring {interval_unit, …}: makes a recurring invoice of an invoice. */
export async function makeRecurring(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NumberedDocument>> {
  const invoice = await openRecord(strapi, ctx, INVOICE.uid);
  requireWhole(strapi, ctx, INVOICE);
  const who = await documentOwner(strapi, 'invoices', invoice.documentId);
  if (!mayUseBusiness(strapi, operatorOf(ctx), UID, 'create', who.businessRowId))
    throw new errors.ForbiddenError();
  const body = bodyOf(ctx);
  const data = await changeOnce(strapi, ctx, async (trx) => {
    const given = isObject(body) ? body : {};
    const made = await createFromInvoice(strapi, trx, who, invoice.documentId, given);
    return { documentId: made.id, number: made.name ?? '' };
  });
  return { status: 201, data };
}
