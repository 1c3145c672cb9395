import type { Context } from 'koa';
import { PAGES, REFUND_CREATE, REFUND_SEARCH } from '../../../billing/schemas/payment';
import { REFUND } from '../../../billing/schemas/settlement-answers';
import { serializeRefund } from '../../../billing/serialize/refund';
import { getRefund, LISTED_REFUNDS } from '../../../billing/sql/refunds';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { caller, parseSearch, pathId } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { sendReceipt } from '../../../pdf/stored/send-receipt';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';

const findAll = (ctx: Context): Promise<void> =>
  sendRecords(
    runningStrapi(),
    ctx,
    parseSearch(ctx, REFUND_SEARCH),
    LISTED_REFUNDS,
    serializeRefund,
  );

async function findOne(ctx: Context): Promise<void> {
  const db = database(runningStrapi());
  send(ctx, 200, serializeRefund(await getRefund(db, caller(ctx).businessRowId, pathId(ctx))));
}

const print = (ctx: Context): Promise<void> =>
  sendReceipt(runningStrapi(), ctx, 'refund', { ...caller(ctx), id: pathId(ctx) });

/** A key that may read the refunds of a credit note may read all of them, also one made before these routes. */
const permissions = ['api::refund.refund.find'];

export const REFUND_OPERATIONS = [
  keyOperation('GET', '/refunds', findAll, {
    id: 'searchRefunds',
    tag: 'Payments',
    summary: 'Search refunds of payments and credit notes, by default newest first',
    permissions,
    query: REFUND_SEARCH,
    answer: REFUND,
    list: true,
  }),
  keyOperation('GET', '/refunds/:id', findOne, {
    id: 'retrieveRefund',
    tag: 'Payments',
    summary: 'Retrieve a refund',
    permissions,
    answer: REFUND,
  }),
  keyOperation('GET', '/refunds/:id/pdf', print, {
    id: 'printRefund',
    tag: 'Payments',
    summary: 'Download the receipt of a recorded refund',
    permissions,
    answer: 'PDF',
    refuses: ['no_receipt'],
  }),
  keyOperation('POST', '/credit-notes/:id/refunds', 'refund.create', {
    id: 'recordRefund',
    tag: 'Credit notes',
    summary: 'Record that money was paid back for a credit note',
    does: 'creates',
    confirm: true,
    record: 'credit_notes',
    about: 'refunds',
    body: REFUND_CREATE,
    example: EXAMPLES.refund,
    answer: REFUND,
    emits: 'credit_note.refunded',
    refuses: ['amount_exceeds_refund_due', 'period_closed'],
  }),
  keyOperation('GET', '/credit-notes/:id/refunds', 'refund.find', {
    id: 'listRefunds',
    tag: 'Credit notes',
    summary: 'List the refunds of a credit note, newest first',
    query: PAGES,
    answer: REFUND,
    list: true,
  }),
  keyOperation('POST', '/refunds/:id/void', 'refund.update', {
    id: 'voidRefund',
    tag: 'Credit notes',
    summary: 'Void a refund; a second time changes nothing',
    does: 'changes',
    confirm: true,
    idempotent: true,
    record: 'refunds',
    answer: REFUND,
    refuses: ['period_closed'],
  }),
];

export default routesOf(REFUND_OPERATIONS);
