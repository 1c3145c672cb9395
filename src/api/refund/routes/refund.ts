import type { Context } from 'koa';
import { REFUND_SEARCH } from '../../../billing/schemas/payment';
import { serializeRefund } from '../../../billing/serialize/refund';
import { getRefund, LISTED_REFUNDS } from '../../../billing/sql/refunds';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { caller, parseSearch, pathId } from '../../../http/requests/request';
import { keyRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

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

/** A key that may read the refunds of a credit note may read all of them, also one made before these routes. */
const permissions = ['api::refund.refund.find'];

export default {
  routes: [
    keyRoute('GET', '/refunds', findAll, { permissions }),
    keyRoute('GET', '/refunds/:id', findOne, { permissions }),
    keyRoute('POST', '/credit-notes/:id/refunds', 'refund.create', {
      record: 'credit_notes',
      answers: 'refunds',
    }),
    keyRoute('GET', '/credit-notes/:id/refunds', 'refund.find'),
    keyRoute('POST', '/refunds/:id/void', 'refund.update', { record: 'refunds' }),
  ],
};
