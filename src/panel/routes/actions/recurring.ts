import { INVOICE } from '../../../billing/kind';
import { RECURRING_RESUME, RECURRING_RUN } from '../../../billing/schemas/recurring';
import { CONTENT_TYPE } from '../../../content-types';
import { isObject } from '../../../domain/checks';
import { parseJson } from '../../../domain/json';
import {
  cancelRecurring,
  pauseRecurring,
  resumeRecurring,
  skipOccurrence,
} from '../../../recurring/change-status';
import { createFromInvoice } from '../../../recurring/create-recurring-invoice';
import { runRecurring } from '../../../recurring/make-invoice';
import { parse } from '../../../validation/parse';
import { CHANGE } from '../operator';
import { bodyOf } from '../route';
import { requireWhole } from '../whole-document';
import { actionRoute, nothing } from './act';

const named = ({ id, name }: { id: string; name: string | null }) => ({
  documentId: id,
  number: name ?? '',
});

export const RECURRING = [
  actionRoute({
    path: '/recurring-invoices/:id/pause',
    needs: CHANGE,
    input: nothing,
    use: pauseRecurring,
    answer: named,
  }),
  actionRoute({
    path: '/recurring-invoices/:id/resume',
    needs: CHANGE,
    input: ({ ctx }) => parse(RECURRING_RESUME, bodyOf(ctx)).catch_up,
    use: resumeRecurring,
    answer: named,
  }),
  // A body that names an occurrence cannot skip or run another one when it is sent twice.
  actionRoute({
    path: '/recurring-invoices/:id/skip',
    needs: CHANGE,
    input: ({ ctx }) => parse(RECURRING_RUN, bodyOf(ctx)).occurrence,
    use: skipOccurrence,
    answer: named,
  }),
  actionRoute({
    path: '/recurring-invoices/:id/run',
    needs: CHANGE,
    status: 201,
    makes: INVOICE.uid,
    input: ({ ctx }) => parse(RECURRING_RUN, bodyOf(ctx)).occurrence,
    use: runRecurring,
    answer: (json) => {
      const made = parseJson(json) as { id: string; invoice_number: string };
      return { documentId: made.id, number: made.invoice_number };
    },
  }),
  actionRoute({
    path: '/recurring-invoices/:id/cancel',
    needs: CHANGE,
    input: nothing,
    use: cancelRecurring,
    answer: named,
  }),
  actionRoute({
    path: '/invoices/:id/recurring',
    status: 201,
    makes: CONTENT_TYPE.recurring,
    input: ({ strapi, ctx }) => {
      requireWhole(strapi, ctx, INVOICE);
      const body = bodyOf(ctx);
      return isObject(body) ? body : {};
    },
    use: createFromInvoice,
    answer: named,
  }),
];
