import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { PaymentRow } from '../../../billing/sql/payments';
import type { PipelinedTransaction } from '../../../database/pool';
import type { ChangedPayment } from '../../answers';
import { changeOnce } from '../operator';

/** Changes a payment as the API does, in one transaction, and names the operator in the history. */
export const changePayment = (
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction) => Promise<PaymentRow>,
): Promise<ChangedPayment> =>
  changeOnce(strapi, ctx, async (trx) => {
    const payment = await work(trx);
    return { documentId: payment.id, state: payment.status };
  });
