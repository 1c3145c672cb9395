import type { Context } from 'koa';
import { apiService } from '../../strapi/api-service';
import { runningStrapi } from '../../strapi/running';
import { sendText } from '../../http/answers/answer';
import { inTransaction } from '../../http/idempotency/in-transaction';
import { caller, pathId } from '../../http/requests/request';
import type { QuotationService } from './services/quotation';

/**
 * POST /api/v1/quotations/{id}/convert. This is a function and not a controller action. Strapi
 * would list an action as a permission, but a key needs only those of read and write.
 */
export async function convertQuotation(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const quotations = apiService<QuotationService>(strapi, 'api::quotation.quotation');
  const who = caller(ctx);
  const invoice = await inTransaction(strapi, ctx, (trx) =>
    quotations.convert(trx, who, pathId(ctx)),
  );
  sendText(ctx, 201, invoice.json);
}
