import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { STATEMENT_SEND, type StatementSend } from '../../../mail/send-body';
import { PARTY_FIELDS } from '../../../pdf/stored/statement-head';
import { parse } from '../../../validation/parse';
import type { PanelRecord } from '../../roles/ability';
import { openById, readsAll, UPDATE, type Caller } from '../operator';
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

/**
 * A statement that is sent again is made anew, so whoever does it needs the same rights as for a new one.
 * @throws 403, 404
 */
export async function requireResent(asked: {
  strapi: Core.Strapi;
  ctx: Context;
  seen: PanelRecord;
}): Promise<void> {
  const { strapi, ctx, seen } = asked;
  if (seen['kind'] !== 'statement') return;
  const [customer] = await database(strapi).query<{ id: string }>({
    text: `SELECT c.document_id AS id FROM mails m JOIN customers c ON c.id = m.customer_id WHERE m.id = $1`,
    values: [seen.id],
  });
  const { id } = await openById(strapi, ctx, CONTENT_TYPE.customer, customer?.id ?? null, UPDATE);
  if (!showsParties(strapi, ctx)) throw new errors.ForbiddenError();
  await booksOfCustomer(strapi, ctx, id);
}
