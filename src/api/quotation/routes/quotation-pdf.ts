import type { Context } from 'koa';
import { keyRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { answerStoredPdf } from '../../../pdf/stored/send';
import { QUOTATION } from '../../../billing/kind';

const print = (ctx: Context) => answerStoredPdf(runningStrapi(), ctx, QUOTATION);

export default {
  routes: [
    keyRoute('GET', '/quotations/:id/pdf', print, {
      permissions: ['api::quotation.quotation.findOne'],
    }),
  ],
};
