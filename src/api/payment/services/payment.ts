import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { allocatePayment } from '../../../billing/payments/allocate-payment';
import { refundPayment } from '../../../billing/refunds/refund-payment';
import * as bodies from '../../../billing/schemas/payment';
import type { PAYMENT, REFUND } from '../../../billing/schemas/settlement-answers';
import type { PaymentRow } from '../../../billing/sql/payments';
import { serializePayment } from '../../../billing/serialize/payment';
import { serializeRefund } from '../../../billing/serialize/refund';
import { updatePayment } from '../../../billing/payments/update-payment';
import { voidAllocation, voidPayment } from '../../../billing/payments/void-payment';
import { idOf, requireSomeField } from '../../../http/requests/request';
import { parse } from '../../../validation/parse';
import { serviceDoor, type ForBusiness, type UseCase } from '../../service-door';

const { ALLOCATION_CREATE, PAYMENT_REFUND_CREATE, PAYMENT_UPDATE } = bodies;
const CHANGES = Object.keys(PAYMENT_UPDATE.shape);

const service = ({ strapi }: { strapi: Core.Strapi }) => {
  const run = (of: ForBusiness, work: UseCase<PaymentRow>) =>
    serviceDoor(strapi)<typeof PAYMENT>(of, async (trx, who) =>
      serializePayment(await work(trx, who), who.businessId),
    );
  return {
    /** As PATCH. `pay` of an invoice or a customer records payments. */
    update: (of: ForBusiness, id: string, body: z.input<typeof PAYMENT_UPDATE>) =>
      run(of, (trx, who) => {
        const change = requireSomeField(parse(PAYMENT_UPDATE, body), CHANGES);
        return updatePayment(strapi, trx, who, idOf(id), change);
      }),
    void: (of: ForBusiness, id: string) =>
      run(of, (trx, who) => voidPayment(strapi, trx, who, idOf(id))),
    allocate: (of: ForBusiness, id: string, body: z.input<typeof ALLOCATION_CREATE>) =>
      run(of, (trx, who) =>
        allocatePayment(strapi, trx, who, idOf(id), parse(ALLOCATION_CREATE, body)),
      ),
    voidAllocation: (of: ForBusiness, id: string, allocation: string) =>
      run(of, (trx, who) => voidAllocation(strapi, trx, who, idOf(id), idOf(allocation))),
    refund: (of: ForBusiness, id: string, body: z.input<typeof PAYMENT_REFUND_CREATE>) =>
      serviceDoor(strapi)<typeof REFUND>(of, async (trx, who) => {
        const input = parse(PAYMENT_REFUND_CREATE, body);
        return serializeRefund(await refundPayment(strapi, trx, who, idOf(id), input));
      }),
  };
};

export default service;
export type PaymentService = ReturnType<typeof service>;
