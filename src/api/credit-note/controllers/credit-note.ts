import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { creditInvoice } from '../../../billing/credits/credit-invoice';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { CREDIT_NOTE_CREATE } from '../../../billing/schemas/credit-note';
import { CREDIT_NOTE as ANSWER } from '../../../billing/schemas/settlement-answers';
import { CREDIT_NOTE_SEARCH } from '../../../billing/schemas/search';
import { CREDIT_NOTE } from '../../../billing/kind';
import { database } from '../../../database/pool';
import { sendText } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendDocuments } from '../../../http/answers/send-documents';
import { parseBody } from '../../../http/requests/ignored';
import { bodyOf, caller, pathId } from '../../../http/requests/request';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The path names the invoice. Without a body everything is credited. */
  async create(ctx: Context) {
    const who = caller(ctx);
    const input = parseBody(ctx, CREDIT_NOTE_CREATE, { answer: ANSWER }, bodyOf(ctx) ?? {});
    const note = await inTransaction(strapi, ctx, (trx) =>
      creditInvoice(strapi, trx, who, pathId(ctx), input),
    );
    sendText(ctx, 201, note.json);
  },

  find: (ctx: Context) => sendDocuments(strapi, ctx, CREDIT_NOTE, CREDIT_NOTE_SEARCH),

  async findOne(ctx: Context) {
    const who = caller(ctx);
    const db = database(strapi);
    sendText(ctx, 200, await retrieveDocument(db, CREDIT_NOTE, who, pathId(ctx)));
  },
});
