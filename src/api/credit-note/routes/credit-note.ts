import type { Context } from 'koa';
import { CREDIT_NOTE } from '../../../billing/kind';
import { answerEInvoice } from '../../../einvoice/stored/send';
import { keyRoute } from '../../../http/routes/route';
import { answerStoredPdf } from '../../../pdf/stored/send';
import { runningStrapi } from '../../../strapi/service';

const print = (ctx: Context) => answerStoredPdf(runningStrapi(), ctx, CREDIT_NOTE);
const eInvoice = (ctx: Context) => answerEInvoice(runningStrapi(), ctx, CREDIT_NOTE);

const permissions = ['api::credit-note.credit-note.findOne'];

export default {
  routes: [
    keyRoute('POST', '/invoices/:id/credit-notes', 'credit-note.create', {
      record: 'invoices',
      answers: 'credit-notes',
    }),
    keyRoute('GET', '/credit-notes', 'credit-note.find'),
    keyRoute('GET', '/credit-notes/:id', 'credit-note.findOne'),
    keyRoute('GET', '/credit-notes/:id/pdf', print, { permissions }),
    keyRoute('GET', '/credit-notes/:id/e-invoice', eInvoice, {
      permissions,
      record: 'credit_notes',
    }),
  ],
};
