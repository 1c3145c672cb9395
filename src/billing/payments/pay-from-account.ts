import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { allocatePayment } from './allocate-payment';
import { settlementOf } from '../settle';
import { lockPaymentsFor } from '../sql/on-account';
import type { PaymentRow } from '../sql/payments';
import { readSettlement } from '../sql/settlement';
import type { PipelinedTransaction } from '../../database/pool';
import { dueAmount } from '../../domain/amount-due';
import { ApiError } from '../../domain/errors';
import { decimalText, sum, ZERO } from '../../domain/money';
import { say } from '../../messages/message';
import type { Tenant } from '../tenant';

/** What an invoice got from its customer's account: the payments, and how much of them as decimal text. */
interface FromAccount {
  payments: PaymentRow[];
  amount: string;
}

/**
 * Pays an invoice with what its customer has on account, the oldest money first, until nothing is due.
 * @throws 404, 409 `invoice_not_payable`, `amount_exceeds_unallocated` when nothing is on account
 */
export async function payFromAccount(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  invoiceId: string,
): Promise<FromAccount> {
  const ids = await lockPaymentsFor(trx, who.businessRowId, invoiceId);
  if (ids.length === 0) {
    throw new ApiError('amount_exceeds_unallocated', say('customer_nothing_on_account'));
  }
  const payments: PaymentRow[] = [];
  for (const id of ids) {
    const invoice = await readSettlement(trx, who.businessRowId, invoiceId);
    if (payments.length > 0 && dueAmount(settlementOf(invoice)).eq(ZERO)) break;
    const input = { invoice_id: invoiceId, amount: null };
    payments.push(await allocatePayment(strapi, trx, who, id, input));
  }
  const amounts = payments.map(({ allocations }) => new Big(allocations.at(-1)?.amount ?? 0));
  return { payments, amount: decimalText(sum(amounts)) };
}
