import type { Context } from 'koa';
import { keyRoute } from '../../../http/auth/route';
import { runningStrapi } from '../../../strapi/running';
import { answerStoredPdf } from '../../../pdf/stored/send';
import { INVOICE } from '../../../billing/kind';

const print = (ctx: Context) => answerStoredPdf(runningStrapi(), ctx, INVOICE);

export default {
  routes: [
    keyRoute('GET', '/invoices/:id/pdf', print, { permissions: ['api::invoice.invoice.findOne'] }),
  ],
};
