import type { Core } from '@strapi/strapi';
import type { NumberedKind } from '../billing/kind';
import { linkKey } from '../billing/links/document-link';
import { readToken } from '../billing/links/token';
import { database, type Database } from '../database/pool';
import type { Address } from './address';
import { hasEnded, previewKey } from './preview';
import type { Find, Linked, Shared } from './sql/find-shared';
import { markHandedOut, markOpened } from './sql/mark-opened';
import { perNumberedKind } from '../billing/kind';

/** The kinds of documents that have pages, by their names. */
const KINDS = perNumberedKind((kind) => kind);

/** A document, and the proof that its page may be seen. */
export interface Opened<Found extends Linked = Shared> {
  kind: NumberedKind;
  shared: Found;
  /** An operator looks at it, so nothing is handed out. */
  isPreview: boolean;
}

/** The parts of an address that name and prove its document. */
type Proof = Pick<Address, 'token' | 'until'>;

/** The issued document of a valid link or preview; null for every other text. */
export async function findByToken<Found extends Linked>(
  strapi: Core.Strapi,
  { token, until }: Proof,
  find: Find<Found>,
): Promise<Opened<Found> | null> {
  if (until !== null && hasEnded(until, new Date())) return null;
  const claim = readToken(token);
  const shared = claim && (await find(database(strapi), claim));
  const key = until === null ? linkKey(strapi) : previewKey(strapi);
  if (!claim || !shared || !claim.isOf(key, { revocations: shared.revocations, until }))
    return null;
  return { kind: KINDS[claim.kind], shared, isPreview: until !== null };
}

/** A document that changes more often while somebody opens it is changed by a program. */
const MOST_TRIES = 5;

async function mark(db: Database, { kind, shared }: Opened<Linked>): Promise<boolean> {
  const isKept = shared.handed_out || (await markHandedOut(db, kind, shared));
  if (isKept && shared.opened_lately !== true) await markOpened(db, kind, shared.row_id);
  return isKept;
}

/**
 * The same, opened by the customer. The document is marked as handed out before its customer sees it, and in
 * the version that its customer sees. So nobody changes it afterwards.
 */
export async function openByToken<Found extends Linked>(
  strapi: Core.Strapi,
  proof: Proof,
  find: Find<Found>,
): Promise<Opened<Found> | null> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const opened = await findByToken(strapi, proof, find);
    if (!opened || (await mark(database(strapi), opened))) return opened;
  }
  throw new Error('The document changes all the time');
}
