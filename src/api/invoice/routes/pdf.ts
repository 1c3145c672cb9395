import type { Context } from 'koa';
import { keyRoute, runningStrapi } from '../../../auth/route';
import { answerStoredPdf } from '../../../printing/stored';
import { INVOICE } from '../../../records/document-kind';

const print = (ctx: Context) => answerStoredPdf(runningStrapi(), ctx, INVOICE);

export default {
  routes: [keyRoute('GET', '/invoices/:id/pdf', print, ['api::invoice.invoice.findOne'])],
};
