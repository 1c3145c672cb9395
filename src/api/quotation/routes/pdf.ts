import type { Context } from 'koa';
import { keyRoute, runningStrapi } from '../../../auth/route';
import { answerStoredPdf } from '../../../printing/stored';
import { QUOTATION } from '../../../records/document-kind';

const print = (ctx: Context) => answerStoredPdf(runningStrapi(), ctx, QUOTATION);

export default {
  routes: [keyRoute('GET', '/quotations/:id/pdf', print, ['api::quotation.quotation.findOne'])],
};
