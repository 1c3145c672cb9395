import { say } from '../messages/message';
import { ApiError } from './errors';
import type { PaymentMethod, RefundStatus } from './payment';

/**
 * Money that came or went has a receipt: not a write-off, what was voided, or a refund that a provider has
 * not made.
 * @throws ApiError `no_receipt`
 */
export function requireReceipt(status: RefundStatus, method: PaymentMethod | null = null): void {
  if (method === 'write_off') throw new ApiError('no_receipt', say('write_off_without_receipt'));
  if (status !== 'recorded') throw new ApiError('no_receipt', say('unrecorded_without_receipt'));
}
