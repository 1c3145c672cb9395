import type { Context } from 'koa';
import { convertQuotation } from '../../../billing/convert-quotation';
import { QUOTATION } from '../../../billing/kind';
import { replaceQuotation } from '../../../billing/replace-quotation';
import { QUOTATION_CREATE } from '../../../billing/schemas/quotation';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { sendText } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { caller, pathId } from '../../../http/requests/request';
import { draftRoutes } from '../../../http/routes/draft-routes';
import { keyRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

const drafts = draftRoutes({
  kind: QUOTATION,
  permission: 'api::quotation.quotation.update',
  body: QUOTATION_CREATE,
  answer: SENT_BACK.quotation,
  replace: replaceQuotation,
});

/** POST /api/v1/quotations/{id}/convert. Strapi would list an action of a controller as a permission. */
async function convert(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const invoice = await inTransaction(strapi, ctx, (trx) =>
    convertQuotation(strapi, trx, who, pathId(ctx)),
  );
  sendText(ctx, 201, invoice.json);
}

export default {
  routes: [
    keyRoute('POST', '/quotations', 'quotation.create'),
    keyRoute('GET', '/quotations', 'quotation.find'),
    keyRoute('GET', '/quotations/:id', 'quotation.findOne'),
    keyRoute('PATCH', '/quotations/:id', 'quotation.update', { record: 'quotations' }),
    ...drafts,
    keyRoute('POST', '/quotations/:id/convert', convert, {
      // A conversion writes both records.
      permissions: ['api::quotation.quotation.update', 'api::invoice.invoice.create'],
      record: 'quotations',
      answers: 'invoices',
    }),
  ],
};
