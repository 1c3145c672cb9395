import type { Core } from '@strapi/strapi';
import { linkKey } from '../billing/links/document-link';
import { readToken } from '../billing/links/token';
import { perNumberedKind } from '../billing/kind';
import { database, type Database } from '../database/pool';
import { documentChanging } from '../domain/errors';
import type { Address } from './address';
import type { Opened, Place } from './place';
import { hasEnded, previewKey } from './preview';
import type { Find, Linked } from './sql/find-shared';
import { markHandedOut, markOpened } from './sql/mark-opened';

/** The kinds of documents that have pages, by their names. */
const KINDS = perNumberedKind((kind) => kind);

/** The issued document of a valid link or preview; null for every other text. */
async function findByToken<Found extends Linked>(
  strapi: Core.Strapi,
  { token, until }: Address,
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

/** The place of a link or a preview. */
export const placeOfLink = (strapi: Core.Strapi, address: Address): Place => ({
  page: address.page,
  part: address.part,
  isPreview: address.until !== null,
  find: (find) => findByToken(strapi, address, find),
});

/** A document that changes more often while somebody opens it is changed by a program. */
const MOST_TRIES = 5;

async function mark(db: Database, { kind, shared }: Opened<Linked>): Promise<boolean> {
  const isKept = shared.handed_out || (await markHandedOut(db, kind, shared));
  if (isKept && shared.opened_lately !== true) await markOpened(db, kind, shared.row_id);
  return isKept;
}

/**
 * The document of a place, opened by the customer. It is marked as handed out before its customer sees it, and
 * in the version that its customer sees. So nobody changes it afterwards.
 */
export async function openAt<Found extends Linked>(
  strapi: Core.Strapi,
  place: Place,
  find: Find<Found>,
): Promise<Opened<Found> | null> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const opened = await place.find(find);
    if (!opened || (await mark(database(strapi), opened))) return opened;
  }
  throw documentChanging();
}
