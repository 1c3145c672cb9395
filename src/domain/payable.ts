import { say } from '../messages/message';
import { ApiError } from './errors';
import type { InvoiceStatus } from './invoice-status';

/** @throws ApiError `invoice_not_payable` */
export function requirePayable({ status }: { status: InvoiceStatus }): void {
  if (status !== 'draft' && status !== 'cancelled') return;
  const message = say(status === 'draft' ? 'pay_draft' : 'pay_cancelled');
  throw new ApiError('invoice_not_payable', message);
}
