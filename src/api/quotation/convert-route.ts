import type { Context } from 'koa';
import { runningStrapi } from '../../strapi/service';
import { convertQuotation } from '../../billing/convert-quotation';
import { sendText } from '../../http/answers/answer';
import { inTransaction } from '../../http/idempotency/in-transaction';
import { caller, pathId } from '../../http/requests/request';

/**
 * POST /api/v1/quotations/{id}/convert. This is a function and not a controller action. Strapi
 * would list an action as a permission, but a key needs only those of read and write.
 */
export async function convertRoute(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const invoice = await inTransaction(strapi, ctx, (trx) =>
    convertQuotation(strapi, trx, who, pathId(ctx)),
  );
  sendText(ctx, 201, invoice.json);
}
