import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { NumberedKind } from '../../../billing/kind';
import { database } from '../../../database/pool';
import { validationError } from '../../../domain/errors';
import { previewMail } from '../../../mail/preview-mail';
import { SEND_BODY } from '../../../mail/send-body';
import { sendDocument, type SentDocument } from '../../../mail/send-document';
import { CONTENT_TYPE } from '../../../content-types';
import { say } from '../../../messages/message';
import { parse } from '../../../validation/parse';
import type { MailPreview, SentMail } from '../../answers';
import { operatorActor } from '../../roles/operator';
import { documentOwner } from '../document-owner';
import { openRecord, operatorOf, readsAll } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';

/** A mail may change the status of its document, and it speaks for the business. */
export const SEND_NEED = { action: 'update', field: 'state' } as const;

async function openSendable(strapi: Core.Strapi, ctx: Context, kind: NumberedKind) {
  const { documentId: id } = await openRecord(strapi, ctx, kind.uid, [SEND_NEED]);
  const who = await documentOwner(strapi, kind.table, id);
  return { id, who };
}

interface Sendable {
  id: string;
  who: Awaited<ReturnType<typeof documentOwner>>;
}

/** The answers show the addresses that a mail goes to. */
export const seesAddresses = (strapi: Core.Strapi, ctx: Context): boolean =>
  readsAll(strapi, ctx, CONTENT_TYPE.customer, ['email', 'contacts']);

/** POST …/:id/mail-preview: the mail as it would leave now. Stores nothing. */
export async function mailPreview(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PanelAnswer<MailPreview>> {
  const { id, who } = await openSendable(strapi, ctx, kind);
  const input = parse(SEND_BODY[kind.name], bodyOf(ctx));
  const preview = await previewMail(strapi, who, kind, { id, input });
  const recipients = seesAddresses(strapi, ctx) ? preview.recipients : [];
  return { data: { ...preview, recipients } };
}

/** Sends a document that the operator may send. */
export async function sendAs(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
  { id, who }: Sendable,
  body: unknown,
): Promise<SentDocument> {
  const input = parse(SEND_BODY[kind.name], body);
  if (input.to === null && !seesAddresses(strapi, ctx))
    throw validationError([{ path: ['to'], message: say('needed') }]);
  const operator = operatorOf(ctx);
  return database(strapi).transaction(async (trx) => {
    const sent = await sendDocument(strapi, trx, who, kind, { id, input });
    return sent;
  }, operatorActor(operator));
}

/** POST …/:id/send: the same as the API's, done by an operator. */
export async function sendMail(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PanelAnswer<SentMail>> {
  const sendable = await openSendable(strapi, ctx, kind);
  const { row, mail } = await sendAs(strapi, ctx, kind, sendable, bodyOf(ctx));
  return { status: 202, data: { documentId: row.id, to: [...mail.to] } };
}
