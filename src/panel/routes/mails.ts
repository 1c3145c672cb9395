import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { resend } from '../../mail/sql/resend';
import { mailWakeUpOf } from '../../mail/wake';
import { say } from '../../messages/message';
import { saying } from '../../strapi/saying';
import { settingsOf } from '../../strapi/settings-service';
import type { ResentMail } from '../answers';
import { openRecord } from './operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from './route';

const TEXT_GONE = say('mail_text_gone');

/** POST /invoicing/mails/:id/resend: sends one mail again, whatever its state. */
async function resendOne(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ResentMail>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.mail, [{ action: 'update' }]);
  return database(strapi).transaction(async (trx) => {
    const before = await resend(trx, documentId);
    if (before === null) throw new errors.NotFoundError();
    if (!before.has_text) throw saying(errors.ApplicationError, TEXT_GONE);
    trx.afterCommit(mailWakeUpOf(strapi));
    return { data: { documentId, waits: settingsOf(strapi).SMTP_URL === undefined } };
  });
}

/** The panel's actions on mails. */
export const mailRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('POST', '/mails/:id/resend', (ctx) => resendOne(strapi, ctx)),
];
