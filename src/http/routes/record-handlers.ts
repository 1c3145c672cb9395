import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Queryable } from '../../database/connection';
import { database, type PipelinedTransaction } from '../../database/pool';
import { send, sendText } from '../answers/answer';
import type { Caller } from '../requests/caller';
import { inTransaction } from '../idempotency/in-transaction';
import { parseBody } from '../requests/ignored';
import { caller, pathId, requireSomeField } from '../requests/request';

/** What these handlers call. */
interface Records<Input, Change, Row> {
  create(trx: PipelinedTransaction, who: Caller, input: Input): Promise<Row>;
  find(db: Queryable, who: Caller, id: string | null): Promise<Row>;
  update(trx: PipelinedTransaction, who: Caller, id: string | null, change: Change): Promise<Row>;
}

interface Shapes<Input, Change extends object, Row> {
  create: z.ZodType<Input>;
  update: z.ZodType<Change>;
  /** The names that a PATCH may change. */
  changes: readonly string[];
  /** The schema of the answer. */
  answer: z.ZodType;
  /** The answer. Text is sent as it is. */
  serialize(row: Row, businessId: string): object | string;
}

function answer(ctx: Context, status: number, body: object | string): void {
  if (typeof body === 'string') sendText(ctx, status, body);
  else send(ctx, status, body);
}

/** Handlers for POST, and for GET and PATCH of one record, as all types of records have them. */
export function recordHandlers<Input, Change extends object, Row>(
  strapi: Core.Strapi,
  records: Records<Input, Change, Row>,
  shapes: Shapes<Input, Change, Row>,
) {
  return {
    async create(ctx: Context) {
      const who = caller(ctx);
      const input = parseBody(ctx, shapes.create, shapes);
      const row = await inTransaction(strapi, ctx, (trx) => records.create(trx, who, input));
      answer(ctx, 201, shapes.serialize(row, who.businessId));
    },

    async findOne(ctx: Context) {
      const who = caller(ctx);
      const found = await records.find(database(strapi), who, pathId(ctx));
      answer(ctx, 200, shapes.serialize(found, who.businessId));
    },

    async update(ctx: Context) {
      const who = caller(ctx);
      const change = requireSomeField(parseBody(ctx, shapes.update, shapes), shapes.changes);
      const row = await inTransaction(strapi, ctx, (trx) =>
        records.update(trx, who, pathId(ctx), change),
      );
      answer(ctx, 200, shapes.serialize(row, who.businessId));
    },
  };
}
