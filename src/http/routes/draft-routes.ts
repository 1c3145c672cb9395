import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import { deleteDraft } from '../../billing/delete-draft';
import type { DocumentKind } from '../../billing/kind';
import type { PipelinedTransaction } from '../../database/pool';
import { runningStrapi } from '../../strapi/service';
import { send, sendText } from '../answers/answer';
import { inTransaction } from '../idempotency/in-transaction';
import type { Caller } from '../requests/caller';
import { parseBody } from '../requests/ignored';
import { caller, pathId } from '../requests/request';
import { keyRoute } from './route';

interface Drafts<Input> {
  kind: DocumentKind;
  /** A key that may change such documents may replace and delete drafts. */
  permission: string;
  /** The body of a create. */
  body: z.ZodType<Input>;
  /** The schema of the answer. */
  answer: z.ZodType;
  replace(
    strapi: Core.Strapi,
    trx: PipelinedTransaction,
    who: Caller,
    id: string | null,
    input: Input,
  ): Promise<string>;
}

/** PUT and DELETE of a draft of one kind. */
export function draftRoutes<Input>({
  kind,
  permission,
  body,
  answer: answered,
  replace,
}: Drafts<Input>) {
  const strapi = runningStrapi;
  const put = async (ctx: Context) => {
    const input = parseBody(ctx, body, { answer: answered });
    const json = await inTransaction(strapi(), ctx, (trx) =>
      replace(strapi(), trx, caller(ctx), pathId(ctx), input),
    );
    sendText(ctx, 200, json);
  };
  const remove = async (ctx: Context) => {
    await inTransaction(strapi(), ctx, (trx) => deleteDraft(trx, caller(ctx), kind, pathId(ctx)));
    send(ctx, 204, {});
  };
  const path = `/${kind.table}/:id`;
  const options = { permissions: [permission], record: kind.table };
  return [keyRoute('PUT', path, put, options), keyRoute('DELETE', path, remove, options)];
}
