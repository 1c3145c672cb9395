import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { createInvoice } from '../../../billing/documents/create-invoice';
import { creditInvoice } from '../../../billing/credits/credit-invoice';
import { INVOICE as kind } from '../../../billing/kind';
import { recordPayment } from '../../../billing/payments/record-payment';
import { replaceInvoice as replace } from '../../../billing/documents/replace-invoice';
import { INVOICE as answer } from '../../../billing/schemas/answers';
import { CREDIT_NOTE_CREATE as CREDIT } from '../../../billing/schemas/credit-note';
import * as schemas from '../../../billing/schemas/invoice';
import { PAYMENT_CREATE } from '../../../billing/schemas/payment';
import type { CREDIT_NOTE, PAYMENT } from '../../../billing/schemas/settlement-answers';
import { serializePayment } from '../../../billing/serialize/payment';
import { updateInvoice } from '../../../billing/documents/update-invoice';
import { idOf } from '../../../http/requests/request';
import { parse } from '../../../validation/parse';
import { draftService, sendService } from '../../document-service';
import { recordService, serviceDoor, type ForBusiness } from '../../service-door';

const { INVOICE_CREATE: create, INVOICE_UPDATE: update, INVOICE_CHANGES: changes } = schemas;

const service = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordService(
    strapi,
    { create, update, changes, answer },
    {
      create: async (trx, who, body) => (await createInvoice(strapi, trx, who, body)).json,
      update: (trx, who, id, change) => updateInvoice(strapi, trx, who, id, change),
    },
  ),
  ...draftService(strapi, { kind, create, answer, replace }),
  ...sendService(strapi, kind),

  /** Makes a draft `sent` without a mail. */
  issue: (of: ForBusiness, id: string) =>
    serviceDoor(strapi)<typeof answer>(of, (trx, who) =>
      updateInvoice(strapi, trx, who, idOf(id), { status: 'sent' }),
    ),

  /** Without a body, everything is credited. */
  credit: (of: ForBusiness, id: string, body: z.input<typeof CREDIT> = {}) =>
    serviceDoor(strapi)<typeof CREDIT_NOTE>(of, async (trx, who) => {
      const note = await creditInvoice(strapi, trx, who, idOf(id), parse(CREDIT, body));
      return note.json;
    }),

  pay: (of: ForBusiness, id: string, body: z.input<typeof PAYMENT_CREATE>) =>
    serviceDoor(strapi)<typeof PAYMENT>(of, async (trx, who) => {
      const paid = await recordPayment(strapi, trx, who, idOf(id), parse(PAYMENT_CREATE, body));
      return serializePayment(paid, who.businessId);
    }),
});

export default service;
export type InvoiceService = ReturnType<typeof service>;
