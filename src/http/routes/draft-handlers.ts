import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import { deleteDraft } from '../../billing/documents/delete-draft';
import type { DocumentKind } from '../../billing/kind';
import type { PipelinedTransaction } from '../../database/pool';
import { runningStrapi } from '../../strapi/service';
import { send, sendText } from '../answers/answer';
import { inTransaction } from '../idempotency/in-transaction';
import type { Caller } from '../requests/caller';
import { parseBody } from '../requests/ignored';
import { caller, pathId } from '../requests/request';

type Replace<Input> = (
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Caller,
  id: string | null,
  input: Input,
) => Promise<string>;

/**
 * PUT of a draft.
 * @param body of a create
 * @param answer the schema of the answer
 */
export const replacesDraft =
  <Input>(body: z.ZodType<Input>, answer: z.ZodType, replace: Replace<Input>) =>
  async (ctx: Context): Promise<void> => {
    const strapi = runningStrapi();
    const input = parseBody(ctx, body, { answer });
    const json = await inTransaction(strapi, ctx, (trx) =>
      replace(strapi, trx, caller(ctx), pathId(ctx), input),
    );
    sendText(ctx, 200, json);
  };

/** DELETE of a draft. */
export const deletesDraft =
  (kind: DocumentKind) =>
  async (ctx: Context): Promise<void> => {
    const remove = (trx: PipelinedTransaction) => deleteDraft(trx, caller(ctx), kind, pathId(ctx));
    await inTransaction(runningStrapi(), ctx, remove);
    send(ctx, 204, {});
  };
