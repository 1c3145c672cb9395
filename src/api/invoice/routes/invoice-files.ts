import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { answerEInvoice } from '../../../einvoice/stored/send';
import { keyRoute } from '../../../http/routes/route';
import { answerStoredPdf } from '../../../pdf/stored/send';
import { runningStrapi } from '../../../strapi/service';

const print = (ctx: Context) => answerStoredPdf(runningStrapi(), ctx, INVOICE);
const eInvoice = (ctx: Context) => answerEInvoice(runningStrapi(), ctx, INVOICE);

const permissions = ['api::invoice.invoice.findOne'];

export default {
  routes: [
    keyRoute('GET', '/invoices/:id/pdf', print, { permissions }),
    keyRoute('GET', '/invoices/:id/e-invoice', eInvoice, { permissions, record: 'invoices' }),
  ],
};
