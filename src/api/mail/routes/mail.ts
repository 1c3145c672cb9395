import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../../billing/kind';
import { PAGES } from '../../../billing/schemas/payment';
import { requireDocument } from '../../../billing/sql/require-document';
import { database } from '../../../database/pool';
import { keyRoute } from '../../../http/routes/route';
import { sendRows } from '../../../http/answers/list-answer';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { serializeMail } from '../../../mail/serialize';
import { listMails } from '../../../mail/sql/list-mails';
import { runningStrapi } from '../../../strapi/service';

/** GET /api/v1/{kind}/{id}/emails: the mails about a document, newest first. */
async function emailsOf(ctx: Context, kind: NumberedKind): Promise<void> {
  const { businessRowId } = caller(ctx);
  const db = database(runningStrapi());
  const id = await requireDocument(db, kind, businessRowId, pathId(ctx));
  const search = parseQuery(ctx, PAGES);
  sendRows(ctx, await listMails(db, kind, { businessRowId, id, ...search }), search, serializeMail);
}

const listOf = (kind: NumberedKind) =>
  keyRoute('GET', `/${kind.table.replace('_', '-')}/:id/emails`, (ctx) => emailsOf(ctx, kind), {
    permissions: [`${kind.uid}.findOne`],
  });

export default { routes: [INVOICE, QUOTATION, CREDIT_NOTE].map(listOf) };
