import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { CREDIT_NOTE } from '../../../billing/kind';
import { recordRefund } from '../../../billing/refunds/record-refund';
import { REFUND_CREATE } from '../../../billing/schemas/payment';
import type { REFUND } from '../../../billing/schemas/settlement-answers';
import { serializeRefund } from '../../../billing/serialize/refund';
import { idOf } from '../../../http/requests/request';
import { parse } from '../../../validation/parse';
import { sendService } from '../../document-service';
import { serviceDoor, type ForBusiness } from '../../service-door';

const service = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...sendService(strapi, CREDIT_NOTE),

  refund: (of: ForBusiness, id: string, body: z.input<typeof REFUND_CREATE>) =>
    serviceDoor(strapi)<typeof REFUND>(of, async (trx, who) =>
      serializeRefund(await recordRefund(strapi, trx, who, idOf(id), parse(REFUND_CREATE, body))),
    ),
});

export default service;
export type CreditNoteService = ReturnType<typeof service>;
