import type { Context } from 'koa';
import { apiService } from '../../strapi/api-service';
import { runningStrapi } from '../../strapi/running';
import { serializeInvoice } from '../../billing/serialize/invoice';
import { pathId } from '../../http/request';
import { answerWrite } from '../../http/write';
import type { QuotationService } from './services/quotation';

/**
 * POST /api/v1/quotations/{id}/convert. A function and no controller action: Strapi would list an
 * action as a permission of its own, and a key needs none beside read and write.
 */
export function convertQuotation(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const quotations = apiService<QuotationService>(strapi, 'api::quotation.quotation');
  return answerWrite(strapi, ctx, {
    exists: async (db, who) => void (await quotations.find(db, who, pathId(ctx))),
    parse: () => null,
    run: async (trx, _input, who) => {
      const invoice = await quotations.convert(trx, who, pathId(ctx));
      return { status: 201, body: serializeInvoice(invoice, who.businessId) };
    },
  });
}
