import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../../../billing/kind';
import { PAGES } from '../../../billing/schemas/payment';
import { requireDocument } from '../../../billing/sql/require-document';
import { database } from '../../../database/pool';
import type { BilledKind } from '../../../einvoice/stored/kept';
import { answerEInvoice } from '../../../einvoice/stored/send';
import { sendRows } from '../../../http/answers/list-answer';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { linkRoutes } from '../../../http/routes/link-routes';
import { keyRoute } from '../../../http/routes/route';
import { sendRoute } from '../../../mail/send-route';
import { serializeMail } from '../../../mail/serialize';
import { listMails } from '../../../mail/sql/list-mails';
import { answerStoredPdf } from '../../../pdf/stored/send';
import { runningStrapi } from '../../../strapi/service';

/** GET /api/v1/{kind}/{id}/emails: the mails about a document, newest first. */
async function answerEmails(ctx: Context, kind: NumberedKind): Promise<void> {
  const { businessRowId } = caller(ctx);
  const db = database(runningStrapi());
  const id = await requireDocument(db, kind, businessRowId, pathId(ctx));
  const search = parseQuery(ctx, PAGES);
  sendRows(ctx, await listMails(db, kind, { businessRowId, id, ...search }), search, serializeMail);
}

const pathOf = ({ table }: NumberedKind): string => `/${table.replace('_', '-')}/:id`;

/** These routes have no permissions of their own. @param write the permission to change such documents */
function routesOf(kind: NumberedKind, write: string) {
  const permissions = [`${kind.uid}.findOne`];
  const print = (ctx: Context) => answerStoredPdf(runningStrapi(), ctx, kind);
  return [
    keyRoute('GET', `${pathOf(kind)}/pdf`, print, { permissions }),
    keyRoute('GET', `${pathOf(kind)}/emails`, (ctx) => answerEmails(ctx, kind), { permissions }),
    sendRoute(kind, write),
    ...linkRoutes(kind, write),
  ];
}

function eInvoiceRoute(kind: BilledKind) {
  const answer = (ctx: Context) => answerEInvoice(runningStrapi(), ctx, kind);
  return keyRoute('GET', `${pathOf(kind)}/e-invoice`, answer, {
    permissions: [`${kind.uid}.findOne`],
    record: kind.table,
  });
}

/** What invoices, quotations and credit notes have in common; quotations have no e-invoices. */
export default {
  routes: [
    ...routesOf(INVOICE, `${INVOICE.uid}.update`),
    ...routesOf(QUOTATION, `${QUOTATION.uid}.update`),
    ...routesOf(CREDIT_NOTE, `${CREDIT_NOTE.uid}.create`),
    eInvoiceRoute(INVOICE),
    eInvoiceRoute(CREDIT_NOTE),
  ],
};
