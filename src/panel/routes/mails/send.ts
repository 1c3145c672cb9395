import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { NumberedKind } from '../../../billing/kind';
import { CONTENT_TYPE } from '../../../content-types';
import { validationError } from '../../../domain/errors';
import { previewMail } from '../../../mail/preview-mail';
import { SEND_BODY } from '../../../mail/send-body';
import { say } from '../../../messages/message';
import { parse } from '../../../validation/parse';
import type { MailPreview } from '../../answers';
import { documentOwner } from '../document-owner';
import { CHANGE, openRecord, readsAll, type Caller } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';

/** The answers show the addresses that a mail goes to. */
export const seesAddresses = (strapi: Core.Strapi, ctx: Caller): boolean =>
  readsAll(strapi, ctx, CONTENT_TYPE.customer, ['email', 'contacts']);

/** POST …/:id/mail-preview: the mail as it would leave now. Stores nothing. */
export async function mailPreview(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PanelAnswer<MailPreview>> {
  const { documentId: id } = await openRecord(strapi, ctx, kind.uid, CHANGE);
  const who = await documentOwner(strapi, kind.table, id);
  const input = parse(SEND_BODY[kind.name], bodyOf(ctx));
  const preview = await previewMail(strapi, who, kind, { id, input });
  const recipients = seesAddresses(strapi, ctx) ? preview.recipients : [];
  return { data: { ...preview, recipients } };
}

/** A mail as the operator wants it. Those who do not see the customer's addresses name their own. */
export function mailInput(strapi: Core.Strapi, ctx: Caller, { name }: NumberedKind, body: unknown) {
  const input = parse(SEND_BODY[name], body);
  if (input.to === null && !seesAddresses(strapi, ctx))
    throw validationError([{ path: ['to'], message: say('needed') }]);
  return input;
}
