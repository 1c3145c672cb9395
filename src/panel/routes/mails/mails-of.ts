import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { NumberedKind } from '../../../billing/kind';
import { CONTENT_TYPE } from '../../../content-types';
import { jsonTime } from '../../../database/timestamps';
import type { DocumentMails, PanelMail } from '../../answers';
import { openRecord } from '../operator';
import type { PanelAnswer } from '../route';
import { rowsOf } from '../rows-of';

/** The fields that are shown. A role must allow all of them. */
const FIELDS = ['kind', 'recipients', 'copies', 'subject', 'state', 'last_response'];

const COLUMNS = `d.document_id AS "documentId", d.kind, d.recipients::json AS to, d.copies::json AS cc,
  d.subject, d.state, d.last_response, ${jsonTime('d.created_at')} AS created_at,
  ${jsonTime('d.last_attempt_at')} AS last_attempt_at`;

type Wanted = Pick<Parameters<typeof rowsOf>[2], 'from' | 'parent' | 'most'>;

/** Mails that the operator may see, the latest first. */
export const mailRows = (strapi: Core.Strapi, ctx: Context, wanted: Wanted): Promise<PanelMail[]> =>
  rowsOf<PanelMail>(strapi, ctx, {
    uid: CONTENT_TYPE.mail,
    fields: FIELDS,
    columns: COLUMNS,
    order: 'd.id DESC',
    ...wanted,
  });

/** GET …/:id/mails: the mails of a document that the operator may see, the latest first. */
export async function mailsOf(
  strapi: Core.Strapi,
  ctx: Context,
  { uid, name }: NumberedKind,
): Promise<PanelAnswer<DocumentMails>> {
  const document = await openRecord(strapi, ctx, uid);
  const parent = { column: `${name}_id`, rowId: document.id };
  return { data: await mailRows(strapi, ctx, { from: 'mails d', parent }) };
}
