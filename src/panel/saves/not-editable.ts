import { errors } from '@strapi/utils';
import { CONTENT_TYPE } from '../../content-types';
import { say, type Message } from '../../messages/message';
import { saying } from '../../strapi/saying';
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

/** Records that stay, although no document holds them. */
const KEPT: Readonly<Record<string, Message>> = {
  // Its invoices would no longer say where they come from.
  [CONTENT_TYPE.recurring]: say('recurring_not_deleted'),
  [CONTENT_TYPE.bankStatement]: say('bank_not_deleted'),
  [CONTENT_TYPE.bankTransaction]: say('bank_not_deleted'),
};

/** @throws ApplicationError for a record that the Content Manager must not delete */
export function refuseDelete(uid: string): void {
  const message = KEPT[uid];
  if (message) throw saying(errors.ApplicationError, message);
}
