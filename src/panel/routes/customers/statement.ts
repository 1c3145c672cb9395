import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { STATEMENT_SEND, type StatementSend } from '../../../mail/send-body';
import { PARTY_FIELDS } from '../../../pdf/stored/statement-head';
import { parse } from '../../../validation/parse';
import type { PanelRecord } from '../../roles/ability';
import { readsAll, type Caller } from '../operator';
import { booksOfCustomer } from '../reports/books';
import { bodyOf } from '../route';

/** A mailed statement shows both addresses, whoever sends it. So a role must show them, and the names. */
export const showsParties = (strapi: Core.Strapi, ctx: Caller): boolean =>
  readsAll(strapi, ctx, CONTENT_TYPE.customer, ['name', ...PARTY_FIELDS]) &&
  readsAll(strapi, ctx, CONTENT_TYPE.business, ['name', 'legal_name', ...PARTY_FIELDS]);

/** @throws 403 where the operator may not read all that the statement shows; 400 */
export async function statementInput(asked: {
  strapi: Core.Strapi;
  ctx: Context;
  seen: PanelRecord;
}): Promise<StatementSend> {
  const { strapi, ctx, seen } = asked;
  if (!showsParties(strapi, ctx)) throw new errors.ForbiddenError();
  await booksOfCustomer(strapi, ctx, seen.id);
  return parse(STATEMENT_SEND, bodyOf(ctx));
}
