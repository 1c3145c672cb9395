import type { Context } from 'koa';
import type { NumberedKind } from '../billing/kind';
import { send } from '../http/answers/answer';
import { keyRoute } from '../http/routes/route';
import { inTransaction } from '../http/idempotency/in-transaction';
import { parseBody } from '../http/requests/ignored';
import { bodyOf, caller, pathId } from '../http/requests/request';
import { runningStrapi } from '../strapi/service';
import { acceptedMail } from './serialize';
import { SEND_BODY } from './send-body';
import { sendDocument } from './send-document';

async function answerSend(ctx: Context, kind: NumberedKind): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const input = parseBody(ctx, SEND_BODY[kind.name], undefined, bodyOf(ctx) ?? {});
  const sent = await inTransaction(strapi, ctx, (trx) =>
    sendDocument(strapi, trx, who, kind, { id: pathId(ctx), input }),
  );
  send(ctx, 202, acceptedMail(sent));
}

/**
 * POST …/{id}/send of one kind. It has no permission of its own: a mail may change the status of its
 * document.
 * @param permission of a key that may write such documents
 */
export function sendRoute(kind: NumberedKind, permission: string) {
  const path = `/${kind.table.replace('_', '-')}/:id/send`;
  const options = { permissions: [permission], record: kind.table };
  return keyRoute('POST', path, (ctx) => answerSend(ctx, kind), options);
}
