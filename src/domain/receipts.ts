import { say } from '../messages/message';
import { ApiError } from './errors';
import type { PaymentMethod, RefundStatus } from './payment';

/** Money that came or went has a receipt: not a write-off, what was voided, or a refund that was not made yet. */
export const hasReceipt = (status: RefundStatus, method: PaymentMethod | null = null): boolean =>
  status === 'recorded' && method !== 'write_off';

/** @throws ApiError `no_receipt` */
export function requireReceipt(status: RefundStatus, method: PaymentMethod | null = null): void {
  if (hasReceipt(status, method)) return;
  const isWriteOff = method === 'write_off';
  const message = say(isWriteOff ? 'write_off_without_receipt' : 'unrecorded_without_receipt');
  throw new ApiError('no_receipt', message);
}
