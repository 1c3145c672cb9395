import { errors } from '@strapi/utils';
import type { Rule } from './rule';

/** Deliveries are the worker's own record. An operator can only send one again. */
export const webhookDeliveryRule: Rule = () => {
  throw new errors.ApplicationError('Deliveries cannot be edited; they can be sent again');
};
