import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import { claimOf, finishOf, type Result } from '../../outbox/business-rows';

/** A mail of the portal that is due. */
export interface Claimed {
  id: number;
  /** 0 for a request of a link. */
  business: number;
  public_id: string;
  kind: 'invitation' | 'sign_in';
  email: string;
  /** Of a request, that of the page. */
  language: string | null;
  customer: number | null;
  is_counted: boolean;
  attempts: number;
}

/** The state of a mail after an attempt. */
export interface Judged extends Result {
  state: 'queued' | 'sent' | 'failed' | 'dropped';
}

export const LEASE_MS = 120_000;

export const claim = claimOf<Claimed>({
  table: 'portal_mails',
  waiting: 'queued',
  leaseMs: LEASE_MS,
  columns: `d.id, d.business_id AS business, d.public_id, d.kind, d.email, d.language,
    d.customer_id AS customer, d.counted_at IS NOT NULL AS is_counted, d.attempts`,
});

export const finish = finishOf('portal_mails');

/** An invitation counts for the limits of its business from now on. */
export async function countInvitation(trx: Queryable, id: number): Promise<void> {
  await trx.query({
    text: `UPDATE portal_mails SET counted_at = ${NOW} WHERE id = $1 AND counted_at IS NULL`,
    values: [id],
  });
}

/** A customer whose contact is invited. */
export interface Invited {
  name: string;
  language: string | null;
}

/** The customer that an invitation is about; null when its contact is invited no longer. */
export async function findInvited(
  db: Queryable,
  { customer, email }: Claimed,
): Promise<Invited | null> {
  const [row] = await db.query<Invited>({
    text: `SELECT c.name, c.language FROM customers c
      WHERE c.id = $1 AND invoicing_portal_addresses(c.contacts) @> ARRAY[$2::text]`,
    values: [customer, email],
  });
  return row ?? null;
}
