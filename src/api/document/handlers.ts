import type { Context } from 'koa';
import type { NumberedKind } from '../../billing/kind';
import type { issuedLink } from '../../billing/links/issued-link';
import { PAGES } from '../../billing/schemas/payment';
import { requireDocument } from '../../billing/sql/require-document';
import { database } from '../../database/pool';
import { send, sendSealed } from '../../http/answers/answer';
import { sendRows } from '../../http/answers/list-answer';
import { inTransaction } from '../../http/idempotency/in-transaction';
import { parseBody } from '../../http/requests/ignored';
import { bodyOf, caller, parseQuery, pathId } from '../../http/requests/request';
import { SEND_BODY } from '../../mail/send-body';
import { sendDocument } from '../../mail/send-document';
import { acceptedMail, serializeMail } from '../../mail/serialize';
import { listMails } from '../../mail/sql/list-mails';
import { runningStrapi } from '../../strapi/service';

/** GET …/{id}/emails: the mails about a document, newest first. */
export async function answerEmails(ctx: Context, kind: NumberedKind): Promise<void> {
  const { businessRowId } = caller(ctx);
  const db = database(runningStrapi());
  const id = await requireDocument(db, kind, businessRowId, pathId(ctx));
  const search = parseQuery(ctx, PAGES);
  sendRows(ctx, await listMails(db, kind, { businessRowId, id, ...search }), search, serializeMail);
}

/** POST …/{id}/send. */
export async function answerSend(ctx: Context, kind: NumberedKind): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const input = parseBody(ctx, SEND_BODY[kind.name], undefined, bodyOf(ctx) ?? {});
  const sent = await inTransaction(strapi, ctx, (trx) =>
    sendDocument(strapi, trx, who, kind, { id: pathId(ctx), input }),
  );
  send(ctx, 202, acceptedMail(sent));
}

/** POST …/{id}/link and …/{id}/link/revoke. */
export async function answerLink(
  ctx: Context,
  kind: NumberedKind,
  make: typeof issuedLink,
): Promise<void> {
  const strapi = runningStrapi();
  const { businessRowId } = caller(ctx);
  const wanted = { businessRowId, id: pathId(ctx) };
  const url = await inTransaction(strapi, ctx, (trx) => make(strapi, trx, kind, wanted));
  sendSealed(ctx, 200, { url });
}
