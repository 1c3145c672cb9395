import type { Context } from 'koa';
import type { NumberedKind } from '../../billing/kind';
import { issuedLink, revokeLink } from '../../billing/links/issued-link';
import { runningStrapi } from '../../strapi/service';
import { sendSealed } from '../answers/answer';
import { keyRoute } from './route';
import { inTransaction } from '../idempotency/in-transaction';
import { caller, pathId } from '../requests/request';

type Make = typeof issuedLink;

/** Whoever holds the URL may read the document and decide about it, so a key needs to write. */
async function answerLink(ctx: Context, kind: NumberedKind, make: Make): Promise<void> {
  const strapi = runningStrapi();
  const { businessRowId } = caller(ctx);
  const wanted = { businessRowId, id: pathId(ctx) };
  const url = await inTransaction(strapi, ctx, (trx) => make(strapi, trx, kind, wanted));
  sendSealed(ctx, 200, { url });
}

/**
 * POST …/{id}/link and POST …/{id}/link/revoke of one kind.
 * @param permission of a key that may write such documents
 */
export function linkRoutes(kind: NumberedKind, permission: string) {
  const path = `/${kind.table.replace('_', '-')}/:id/link`;
  const options = { permissions: [permission], record: kind.table };
  return [
    keyRoute('POST', path, (ctx) => answerLink(ctx, kind, issuedLink), options),
    keyRoute('POST', `${path}/revoke`, (ctx) => answerLink(ctx, kind, revokeLink), options),
  ];
}
