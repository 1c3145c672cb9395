import { idOf } from '../../../http/requests/request';
import type { Core } from '@strapi/strapi';
import type { REFUND } from '../../../billing/schemas/settlement-answers';
import { serializeRefund } from '../../../billing/serialize/refund';
import { voidRefund } from '../../../billing/refunds/void-refund';
import { serviceDoor, type ForBusiness } from '../../service-door';

const service = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `refund` of a credit note or a payment records refunds. */
  void: (of: ForBusiness, id: string) =>
    serviceDoor(strapi)<typeof REFUND>(of, async (trx, who) =>
      serializeRefund(await voidRefund(strapi, trx, who, idOf(id))),
    ),
});

export default service;
export type RefundService = ReturnType<typeof service>;
