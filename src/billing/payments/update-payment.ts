import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { ApiError, validationError } from '../../domain/errors';
import { jsonText } from '../../domain/json';
import { patchedRecord } from '../../domain/patched';
import { isChanged, nextVersion } from '../../domain/version';
import { say } from '../../messages/message';
import { queueEvents } from '../../webhooks/wake';
import type { PaymentUpdate } from '../schemas/payment';
import { serializePayment } from '../serialize/payment';
import { UPDATE_PAYMENT } from '../sql/payment-changes';
import { lockPayment, type LockedPayment, type PaymentRow } from '../sql/payments';
import type { Owner } from '../tenant';

/** @throws ApiError 409 `payment_at_provider`, or 400 where money would become a write-off or a write-off money */
function requireMethod(
  { payment, can_ask_provider }: LockedPayment,
  { method }: Pick<PaymentRow, 'method'>,
): void {
  if (method === payment.method) return;
  if (can_ask_provider !== null)
    throw new ApiError('payment_at_provider', say('method_of_provider'));
  if ([method, payment.method].includes('write_off'))
    throw validationError([{ path: ['method'], message: say('method_write_off') }]);
}

/**
 * Changes what describes a payment, by the rules of a PATCH, with its event. Its money stays as it is.
 * @throws 404, 400, 409 `payment_at_provider`, `period_closed`
 */
export async function updatePayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, businessId }: Owner,
  id: string | null,
  update: PaymentUpdate,
): Promise<PaymentRow> {
  const locked = await lockPayment(trx, businessRowId, id);
  const { payment: found, row_id: rowId } = locked;
  const changed = patchedRecord(found, update);
  requireMethod(locked, changed);
  if (!isChanged(found, changed)) return found;
  const now = nextVersion(found.updated_at, new Date());
  const payment = { ...changed, updated_at: now };
  const json = jsonText(serializePayment(payment, businessId));
  queueEvents(strapi, trx, UPDATE_PAYMENT({ businessRowId, json, rowId, now, payment }));
  return payment;
}
