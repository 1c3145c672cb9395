import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Receipts } from './receipts';
import { settle, type Settled, type Stored } from './settle';
import type { Tally } from './tally';

export interface Waiting {
  webhooks: number;
  mails: number;
}

export async function waitingIn(client: Client): Promise<Waiting> {
  const { rows } = await client.query<Waiting>(
    `SELECT (SELECT count(*)::int FROM webhook_deliveries WHERE state = 'pending') AS webhooks,
      (SELECT count(*)::int FROM mails WHERE state = 'queued') AS mails`,
  );
  return rows[0] ?? { webhooks: NaN, mails: NaN };
}

const DRAIN_LIMIT_MS = 300_000;

/** Waits until nothing waits to be sent; after five minutes it gives up. */
export async function drain(client: Client): Promise<void> {
  const giveUpAt = performance.now() + DRAIN_LIMIT_MS;
  while (performance.now() < giveUpAt) {
    const { webhooks, mails } = await waitingIn(client);
    if (webhooks + mails === 0) return;
    await sleep(250);
  }
}

/** The answers that promised a row beyond the stored ones. With failures nobody knows how many it should be. */
function unstored(tally: Tally, answered: number, stored: number): number {
  return tally.failures === 0 ? Math.abs(answered - stored) : 0;
}

export interface SettledAll {
  webhooks: Settled;
  mails: Settled;
}

/** Compares both outboxes with what arrived, and with the answers of the service. */
export async function settleAll(
  client: Client,
  tally: Tally,
  receipts: { webhooks: Receipts; mails: Receipts },
): Promise<SettledAll> {
  const { rows: events } = await client.query<Stored & { type: string }>(
    'SELECT event_id AS id, state, event_type AS type FROM webhook_deliveries',
  );
  const { rows: mails } = await client.query<Stored>('SELECT document_id AS id, state FROM mails');
  const ofType = (wanted: string) => events.filter(({ type }) => type === wanted).length;
  const missing =
    unstored(tally, tally.right('create'), ofType('invoice.created')) +
    unstored(tally, tally.right('payment'), ofType('payment.recorded'));
  return {
    webhooks: settle(events, receipts.webhooks, missing),
    mails: settle(mails, receipts.mails, unstored(tally, tally.right('mail'), mails.length)),
  };
}
