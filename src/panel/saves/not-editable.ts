import { errors } from '@strapi/utils';
import type { Rule } from './rule';

/** Only the worker writes deliveries. An operator can send one again, but cannot edit it. */
export const webhookDeliveryRule: Rule = () => {
  throw new errors.ApplicationError('Deliveries cannot be edited; they can be sent again');
};

/** Records that only their own actions make and change. @param records their name, in the plural */
export const notEditable =
  (records: string): Rule =>
  () => {
    throw new errors.ApplicationError(`${records} cannot be edited`);
  };
