import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { createCustomer } from '../../../billing/customers/create-customer';
import { recordCustomerPayment as record } from '../../../billing/payments/record-customer-payment';
import { CUSTOMER as answer } from '../../../billing/schemas/answers';
import {
  CUSTOMER_CREATE as create,
  CUSTOMER_UPDATE as update,
} from '../../../billing/schemas/customer';
import { CUSTOMER_PAYMENT_CREATE as PAY } from '../../../billing/schemas/payment';
import type { PAYMENT } from '../../../billing/schemas/settlement-answers';
import { serializeCustomer } from '../../../billing/serialize/customer';
import { serializePayment } from '../../../billing/serialize/payment';
import { updateCustomer } from '../../../billing/customers/update-customer';
import { CUSTOMER_API_FIELDS } from '../../../domain/fields/records';
import { idOf } from '../../../http/requests/request';
import { parse } from '../../../validation/parse';
import { recordService, serviceDoor, type ForBusiness } from '../../service-door';

const changes = CUSTOMER_API_FIELDS.map(({ name }) => name);

const service = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordService(
    strapi,
    { create, update, changes, answer },
    {
      create: async (trx, who, body) =>
        serializeCustomer(await createCustomer(strapi, trx, who, body), who.businessId),
      update: async (trx, who, id, change) =>
        serializeCustomer(await updateCustomer(strapi, trx, who, id, change), who.businessId),
    },
  ),

  /** Records a payment: of the invoices that it names, or on account. */
  pay: (of: ForBusiness, id: string, body: z.input<typeof PAY>) =>
    serviceDoor(strapi)<typeof PAYMENT>(of, async (trx, who) =>
      serializePayment(await record(strapi, trx, who, idOf(id), parse(PAY, body)), who.businessId),
    ),
});

export default service;
export type CustomerService = ReturnType<typeof service>;
