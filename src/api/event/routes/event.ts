import type { Context } from 'koa';
import { EVENT, EVENT_SEARCH } from '../../../billing/schemas/event';
import { listEvents, type EventReader } from '../../../billing/sql/list-events';
import { database } from '../../../database/pool';
import { sendStretch } from '../../../http/answers/list-answer';
import { may } from '../../../http/auth/business-key';
import type { Caller } from '../../../http/requests/caller';
import { caller, parseQuery } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

/** Keys from before the scope `bank` read events, too, and nothing of a bank. */
const readerOf = (who: Caller): EventReader => ({
  businessRowId: who.businessRowId,
  readsBank: may(who, 'api::bank-transaction.bank-transaction.find'),
});

/** GET /api/v1/events: what happened in 30 days, the oldest first. */
async function answerEvents(ctx: Context): Promise<void> {
  const who = caller(ctx);
  const search = parseQuery(ctx, EVENT_SEARCH);
  const strapi = runningStrapi();
  await sendStretch(strapi, ctx, search, {
    kind: 'event',
    after: (place) => listEvents(database(strapi), readerOf(who), search, place),
  });
}

/** The kinds of records that events tell of. A key must be allowed to read all of them. */
const TOLD = ['customer', 'product', 'invoice', 'quotation', 'payment', 'credit-note'] as const;
const permissions = TOLD.map((name) => `api::${name}.${name}.find`);

export const EVENT_OPERATIONS = [
  keyOperation('GET', '/events', answerEvents, {
    id: 'listEvents',
    tag: 'Webhooks',
    summary: 'List the events of 30 days, oldest first, whether a webhook listens or not',
    permissions,
    query: EVENT_SEARCH,
    answer: EVENT,
    list: true,
  }),
];

export default routesOf(EVENT_OPERATIONS);
