import type { Queryable } from '../database/connection';
import type { Due, InFlight } from './in-flight';
import type { Results } from './results';

interface ClaimRequest<Item extends Due> {
  /** New for each claim: only its holder may write the result of the attempt. */
  lease: string;
  /** The most rows that this node can take. */
  free: number;
  /** Those under way on this node. */
  inFlight: InFlight<Item>;
}

/** A table from which things are sent, and the way to send one of them. */
export interface Outbox<Item extends Due, Sent> {
  /** As the log names it. */
  readonly name: string;
  /** The most rows under way on one node. */
  readonly concurrency: number;
  /** How long a claimed row belongs to its node, and the part of it that an attempt needs. */
  readonly leaseMs: number;
  readonly neededLeaseMs: number;
  readonly results: Pick<Results<Item, Sent, never>, 'add' | 'giveBack' | 'write'>;
  claim(db: Queryable, request: ClaimRequest<Item>): Promise<Item[]>;
  /** Sends once. Never throws: an error makes a failed attempt. */
  attempt(item: Item): Promise<Sent>;
  /** Tells whether nothing answered, so that `close` may have ended the attempt. */
  isUnanswered(sent: Sent): boolean;
  /** Aborts the attempts under way. */
  close(): Promise<void>;
}
