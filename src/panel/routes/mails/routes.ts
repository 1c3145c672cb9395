import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../../billing/kind';
import { panelRoute, type PanelRoute, type PanelAnswer } from '../route';
import { mailsOf } from './mails-of';
import { mailPreview, sendMail } from './send';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { hasMailServer } from '../../../mail/is-configured';
import { resend } from '../../../mail/sql/resend';
import { MAILS } from '../../../mail/wake';
import { say } from '../../../messages/message';
import { saying } from '../../../strapi/saying';
import type { ResentMail } from '../../answers';
import { openRecord } from '../operator';

const TEXT_GONE = say('mail_text_gone');

/** POST /invoicing/mails/:id/resend: sends one mail again, whatever its state. */
async function resendOne(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ResentMail>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.mail, [{ action: 'update' }]);
  return database(strapi).transaction(async (trx) => {
    const before = await resend(trx, documentId);
    if (before === null) throw new errors.NotFoundError();
    if (!before.has_text) throw saying(errors.ApplicationError, TEXT_GONE);
    trx.afterCommit(MAILS.of(strapi));
    return { data: { documentId, waits: !hasMailServer(strapi) } };
  });
}

/** The panel's requests about mails, and about those of one document. */
export const mailRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('POST', '/mails/:id/resend', (ctx) => resendOne(strapi, ctx)),
  ...[INVOICE, QUOTATION, CREDIT_NOTE].flatMap((kind) => {
    const at = `/${kind.table.replace('_', '-')}/:id`;
    return [
      panelRoute('POST', `${at}/mail-preview`, (ctx) => mailPreview(strapi, ctx, kind)),
      panelRoute('POST', `${at}/send`, (ctx) => sendMail(strapi, ctx, kind)),
      panelRoute('GET', `${at}/mails`, (ctx) => mailsOf(strapi, ctx, kind)),
    ];
  }),
];
