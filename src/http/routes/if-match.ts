import type { Context } from 'koa';
import { DOCUMENT_KINDS } from '../../billing/kind';
import { lockSeriesOf } from '../../billing/sql/series';
import type { PipelinedTransaction } from '../../database/pool';
import type { Middleware } from '../../strapi/middlewares';
import { runningStrapi } from '../../strapi/service';
import { requireMatch, type Tagged } from '../answers/record-headers';
import { inTransaction, openedTransaction, withTransaction } from '../idempotency/in-transaction';
import { caller, pathId } from '../requests/request';

/** Locks the record until the change is stored. What is missing or foreign is refused later, with 404. */
async function lockVersion(ctx: Context, trx: PipelinedTransaction, tagged: Tagged): Promise<void> {
  const table = tagged.replace('-', '_');
  const [id, { businessRowId }] = [pathId(ctx), caller(ctx)];
  if (id === null) return;
  const kind = DOCUMENT_KINDS.find((one) => one.table === table);
  // A PATCH changes no number.
  if (kind && ctx.method !== 'PATCH') await lockSeriesOf(trx, kind, id, { businessRowId });
  const [found] = await trx.query<{ updated_at: string }>({
    name: `lock-version-${table}`,
    text: `SELECT updated_at FROM ${table} WHERE document_id = $1 AND business_id = $2 FOR UPDATE`,
    values: [id, businessRowId],
  });
  if (found) requireMatch(ctx, found.updated_at);
}

/** With `If-Match`, a record is changed only while it is the one that the caller has read: 412 otherwise. */
export function ifMatch(tagged: Tagged): Middleware {
  return (ctx, next) => {
    if (ctx.get('if-match') === '') return next();
    const opened = openedTransaction(ctx);
    if (opened) return lockVersion(ctx, opened, tagged).then(next);
    return inTransaction(runningStrapi(), ctx, async (trx) => {
      await lockVersion(ctx, trx, tagged);
      await withTransaction(ctx, trx, () => Promise.resolve(next()));
    });
  };
}
