import type { Core } from '@strapi/strapi';
import { failRefund, recordPendingRefund } from '../billing/refunds/end-refund';
import { database, type PipelinedTransaction } from '../database/pool';
import Big from 'big.js';
import { ProviderError, type Refund } from '../providers/provider';
import { accessOf, ownerOf, providerOf, type Connection } from './connection';
import { noteProviderRefund, providerRefundOf, type ProviderRefund } from './sql/provider-refunds';

/** What a provider says of a refund of ours. */
type Outcome = Pick<Refund, 'state' | 'failure'> & { id: string | null };

async function settleIn(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  connection: Connection,
  refund: ProviderRefund,
  { id, state, failure }: Outcome,
): Promise<void> {
  const wanted = { rowId: refund.row_id, paymentId: refund.payment_id };
  if (state === 'succeeded') await recordPendingRefund(strapi, trx, ownerOf(connection), wanted);
  if (state === 'failed') await failRefund(strapi, trx, ownerOf(connection), wanted);
  await noteProviderRefund(trx, { rowId: refund.row_id, id, failure });
}

const settle = (
  strapi: Core.Strapi,
  connection: Connection,
  refund: ProviderRefund,
  outcome: Outcome,
): Promise<void> =>
  database(strapi).transaction((trx) => settleIn(strapi, trx, connection, refund, outcome));

/** Stores what became of a refund, where it is one of ours. */
export async function noteRefund(
  strapi: Core.Strapi,
  connection: Connection,
  found: Refund,
): Promise<void> {
  const refund = await providerRefundOf(database(strapi), connection.row_id, found.refund);
  if (refund) await settle(strapi, connection, refund, found);
}

/**
 * Makes a refund at its provider, or finds what became of it. Its public id is the key of idempotency, so it is
 * made once, however often this runs.
 */
export async function makeRefund(
  strapi: Core.Strapi,
  connection: Connection,
  id: string,
): Promise<void> {
  const refund = await providerRefundOf(database(strapi), connection.row_id, id);
  if (!refund || refund.status !== 'pending') return;
  const { provider_payment: payment, currency } = refund;
  const wanted = { id, payment, amount: new Big(refund.amount), currency };
  const provider = providerOf(strapi, connection.provider);
  try {
    const made = await provider.refund(accessOf(strapi, connection), wanted);
    await settle(strapi, connection, refund, made);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'refused') throw error;
    await settle(strapi, connection, refund, {
      id: null,
      state: 'failed',
      failure: error.message,
    });
  }
}
