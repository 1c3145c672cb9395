import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import {
  OCCURRENCES_SEARCH,
  PREVIEW_QUERY,
  RECURRING_CHANGES,
  RECURRING_CREATE,
  RECURRING_OF_INVOICE,
  RECURRING_RESUME,
  RECURRING_RUN,
  RECURRING_SEARCH,
  RECURRING_UPDATE,
} from '../../billing/schemas/recurring';
import { RECURRING_INVOICE } from '../../billing/schemas/recurring-answers';
import { REPRICE } from '../../billing/schemas/repricing';
import { database, type PipelinedTransaction } from '../../database/pool';
import { isObject } from '../../domain/checks';
import { send, sendText } from '../../http/answers/answer';
import { sendRecords, sendRows } from '../../http/answers/list-answer';
import { inTransaction } from '../../http/idempotency/in-transaction';
import type { Caller } from '../../http/requests/caller';
import { knowFields, parseBody } from '../../http/requests/ignored';
import { bodyOf, caller, parseQuery, parseSearch, pathId } from '../../http/requests/request';
import { recordHandlers } from '../../http/routes/record-handlers';
import {
  cancelRecurring,
  pauseRecurring,
  resumeRecurring,
  skipOccurrence,
} from '../../recurring/change-status';
import {
  createFromInvoice,
  createRecurring,
  previewNew,
} from '../../recurring/create-recurring-invoice';
import { runRecurring } from '../../recurring/make-invoice';
import { previewStored } from '../../recurring/preview-stored';
import { recurringOf, type RecurringRow } from '../../recurring/sql/columns';
import { getRecurring, LISTED_RECURRING } from '../../recurring/sql/find';
import { listOccurrences } from '../../recurring/sql/occurrences';
import { serializeRecurring } from '../../recurring/serialize';
import type { RecurringInvoice } from '../../recurring/recurring';
import { reprice } from '../../recurring/reprice';
import { updateRecurring } from '../../recurring/update-recurring-invoice';
import { runningStrapi } from '../../strapi/service';

const SHAPES = {
  create: RECURRING_CREATE,
  update: RECURRING_UPDATE,
  changes: RECURRING_CHANGES,
  answer: RECURRING_INVOICE,
  serialize: serializeRecurring,
};

const handlers = () =>
  recordHandlers(
    runningStrapi(),
    {
      create: (trx, who, input) => createRecurring(runningStrapi(), trx, who, input),
      find: (db, who, id) => getRecurring(db, who.businessRowId, id),
      update: (trx, who, id, change) => updateRecurring(runningStrapi(), trx, who, id, change),
    },
    SHAPES,
  );

export const create = (ctx: Context) => handlers().create(ctx);

export const findOne = (ctx: Context) => handlers().findOne(ctx);

export const update = (ctx: Context) => handlers().update(ctx);

export function find(ctx: Context): Promise<void> {
  const search = parseSearch(ctx, RECURRING_SEARCH);
  return sendRecords(runningStrapi(), ctx, search, LISTED_RECURRING, (row: RecurringRow, id) =>
    serializeRecurring(recurringOf(row), id),
  );
}

type Change = (
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Caller,
  id: string | null,
) => Promise<RecurringInvoice>;

/** Changes the record of the path, and answers it. */
async function answerChange(ctx: Context, status: number, change: Change): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const changed = await inTransaction(strapi, ctx, (trx) => change(strapi, trx, who, pathId(ctx)));
  send(ctx, status, serializeRecurring(changed, who.businessId));
}

export const pause = (ctx: Context) => answerChange(ctx, 200, pauseRecurring);

export const cancel = (ctx: Context) => answerChange(ctx, 200, cancelRecurring);

/** An action may come without a body. */
const actionBody = <T extends z.ZodType>(ctx: Context, schema: T): z.output<T> =>
  parseBody(ctx, schema, undefined, bodyOf(ctx) ?? {});

export const resume = (ctx: Context) => {
  const { catch_up: catchUp } = actionBody(ctx, RECURRING_RESUME);
  return answerChange(ctx, 200, (strapi, trx, who, id) =>
    resumeRecurring(strapi, trx, who, id, catchUp),
  );
};

export const skip = (ctx: Context) => {
  const { occurrence } = actionBody(ctx, RECURRING_RUN);
  return answerChange(ctx, 200, (strapi, trx, who, id) =>
    skipOccurrence(strapi, trx, who, id, occurrence),
  );
};

export const fromInvoice = (ctx: Context) => {
  const body = bodyOf(ctx);
  // The use case checks the body once the invoice has filled in what it leaves out.
  if (!isObject(body)) parseBody(ctx, RECURRING_OF_INVOICE);
  knowFields(ctx, RECURRING_OF_INVOICE, { answer: RECURRING_INVOICE });
  return answerChange(ctx, 201, (strapi, trx, who, id) =>
    createFromInvoice(strapi, trx, who, id, isObject(body) ? body : {}),
  );
};

export async function run(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const { occurrence } = actionBody(ctx, RECURRING_RUN);
  const json = await inTransaction(strapi, ctx, (trx) =>
    runRecurring(strapi, trx, caller(ctx), pathId(ctx), occurrence),
  );
  sendText(ctx, 201, json);
}

export async function preview(ctx: Context): Promise<void> {
  const { count } = parseQuery(ctx, PREVIEW_QUERY);
  const text = await previewStored(database(runningStrapi()), caller(ctx), pathId(ctx), count);
  sendText(ctx, 200, text);
}

export async function previewBody(ctx: Context): Promise<void> {
  const { count } = parseQuery(ctx, PREVIEW_QUERY);
  const input = parseBody(ctx, RECURRING_CREATE, SHAPES);
  sendText(ctx, 200, await previewNew(database(runningStrapi()), caller(ctx), input, count));
}

export async function repriceAll(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const wanted = parseBody(ctx, REPRICE);
  send(
    ctx,
    200,
    await inTransaction(strapi, ctx, (trx) => reprice(strapi, trx, caller(ctx), wanted)),
  );
}

export async function occurrences(ctx: Context): Promise<void> {
  const db = database(runningStrapi());
  const search = parseQuery(ctx, OCCURRENCES_SEARCH);
  const { row_id: rowId } = await getRecurring(db, caller(ctx).businessRowId, pathId(ctx));
  const page = await listOccurrences(db, rowId, search);
  sendRows(ctx, page, search, ({ occurrence, date, status, invoice_id }) => ({
    occurrence,
    date,
    status,
    invoice_id,
  }));
}
