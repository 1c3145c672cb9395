import { errors } from '@strapi/utils';
import type { Rule } from './context';

/** Deliveries are the worker's own record; what can be done with one is to send it again. */
export const webhookDeliveryRule: Rule = () => {
  throw new errors.ApplicationError('Deliveries cannot be edited; they can be sent again');
};
