import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { recordPayment } from '../../../billing/payments/record-payment';
import type { PaymentCreate } from '../../../billing/schemas/payment';
import { settlementOf } from '../../../billing/settle';
import { lockInvoice } from '../../../billing/sql/settlement';
import type { BillingTenant } from '../../../billing/tenant';
import type { PipelinedTransaction } from '../../../database/pool';
import { dueAmount } from '../../../domain/amount-due';
import { say } from '../../../messages/message';
import { saying } from '../../../strapi/saying';

/** Records what is due of an invoice, read under its lock. @throws 400 where nothing is */
export async function recordRest(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  invoice: string,
  { paid_on, method }: Pick<PaymentCreate, 'paid_on' | 'method'>,
) {
  const locked = await lockInvoice(trx, who.businessRowId, invoice);
  const amount = dueAmount({ ...settlementOf(locked), status: locked.status });
  if (locked.status !== 'draft' && amount.lte(0))
    throw saying(errors.ApplicationError, say('nothing_due'));
  const untold = { reference: null, note: null, metadata: null, excess: null };
  return recordPayment(strapi, trx, who, invoice, { amount, paid_on, method, ...untold });
}
