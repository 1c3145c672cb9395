import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { recordCustomerPayment } from '../payments/record-customer-payment';
import { requireInvoice } from '../require-invoice';
import type { BankMatch } from '../schemas/bank-match';
import type { AllocationCreate } from '../schemas/payment';
import { roundedAmount } from '../settle';
import type { BankTransactionRow } from '../sql/bank-transactions';
import type { PaymentRow } from '../sql/payments';
import { payingCustomer } from '../sql/on-account';
import { lockInvoices } from '../sql/settlement';
import type { Tenant } from '../tenant';
import type { PipelinedTransaction } from '../../database/pool';
import { ApiError, customerNotFound, validationError } from '../../domain/errors';
import { decimalText } from '../../domain/money';
import { say } from '../../messages/message';

/** The fields of a body about the payment. */
export type PaymentOfCredit = Pick<BankMatch, 'customer_id' | 'method' | 'paid_on' | 'fee'>;

const LONGEST_REFERENCE = 255;

/** That of the transaction, else the start of its text. */
const referenceOf = ({ reference, text }: BankTransactionRow): string | null =>
  (reference ?? text)?.slice(0, LONGEST_REFERENCE).trim() || null;

/** @throws ApiError 400 `customer_not_found` at `/customer_id` */
async function requireCustomer(
  trx: PipelinedTransaction,
  businessRowId: number,
  id: string,
): Promise<string> {
  try {
    return (await payingCustomer(trx, businessRowId, id)).id;
  } catch (error) {
    throw error instanceof ApiError && error.code === 'not_found' ? customerNotFound() : error;
  }
}

/** The one customer of some invoices. @throws ApiError 400 `invoice_not_found`, 409 `other_customer` */
async function customerOf(
  trx: PipelinedTransaction,
  businessRowId: number,
  allocations: readonly AllocationCreate[],
): Promise<string> {
  const ids = allocations.map(({ invoice_id: id }) => id);
  const found = await lockInvoices(trx, businessRowId, ids);
  const customers = new Set(
    ids.map((id, at) => requireInvoice(found, id, ['allocations', at, 'invoice_id']).customer_id),
  );
  const [customer, ...others] = customers;
  if (customer === undefined || others.length > 0) {
    throw new ApiError('other_customer', say('other_customer'));
  }
  return customer;
}

/** @throws ApiError 400 for a day before that of the transaction */
function paidOn({ booked_on: booked }: BankTransactionRow, { paid_on: day }: PaymentOfCredit) {
  if (day === null || day >= booked) return day ?? booked;
  const message = say('before_transaction', { date: booked });
  throw validationError([{ path: ['paid_on'], message }]);
}

/**
 * Records the payment that a credit is, with all checks of a payment of a customer. The fee of the bank
 * is a part of the payment, and stands in its note.
 * @throws 400 `invoice_not_found`, `customer_not_found`, 409 `other_customer`, `currency_mismatch`,
 *   `invoice_not_payable`, `amount_exceeds_due`, `amount_exceeds_unallocated`
 */
export async function payCredit(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  transaction: BankTransactionRow,
  allocations: readonly AllocationCreate[],
  input: PaymentOfCredit,
): Promise<PaymentRow> {
  const { currency } = transaction;
  const { businessRowId } = who;
  const paid_on = paidOn(transaction, input);
  const fee = input.fee && roundedAmount(input.fee, currency, ['fee']);
  const customer = input.customer_id
    ? await requireCustomer(trx, businessRowId, input.customer_id)
    : await customerOf(trx, businessRowId, allocations);
  return recordCustomerPayment(strapi, trx, who, customer, {
    amount: new Big(transaction.amount).plus(fee ?? 0),
    currency,
    paid_on,
    method: input.method ?? 'bank_transfer',
    reference: referenceOf(transaction),
    note: fee && `Bank fee: ${decimalText(fee)} ${currency}`,
    metadata: null,
    allocations: [...allocations],
  });
}
