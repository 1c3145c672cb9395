import type { Core } from '@strapi/strapi';
import type { NumberedKind } from '../billing/kind';
import { linkKey } from '../billing/links/document-link';
import { readToken } from '../billing/links/token';
import { database, type Database } from '../database/pool';
import { KINDS } from './kinds';
import { findShared, type Shared } from './sql/find-shared';
import { markHandedOut, markOpened } from './sql/mark-opened';

/** A document, and the proof that its page may be seen. */
export interface Opened {
  kind: NumberedKind;
  shared: Shared;
}

/** The issued document of a valid token; null for every other text. */
export async function findByToken(strapi: Core.Strapi, token: string): Promise<Opened | null> {
  const claim = readToken(token);
  const shared = claim && (await findShared(database(strapi), claim));
  if (!claim || !shared || !claim.isOf(linkKey(strapi), shared.revocations)) return null;
  return { kind: KINDS[claim.kind], shared };
}

/** A document that changes more often while somebody opens it is changed by a program. */
const MOST_TRIES = 5;

async function mark(db: Database, { kind, shared }: Opened): Promise<boolean> {
  const isKept = shared.handed_out || (await markHandedOut(db, kind, shared));
  if (isKept && shared.opened_lately !== true) await markOpened(db, kind, shared.row_id);
  return isKept;
}

/**
 * The same, opened by the customer. The document is marked as handed out before its customer sees it, and in
 * the version that its customer sees. So nobody changes it afterwards.
 */
export async function openByToken(strapi: Core.Strapi, token: string): Promise<Opened | null> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const opened = await findByToken(strapi, token);
    if (!opened || (await mark(database(strapi), opened))) return opened;
  }
  throw new Error('The document changes all the time');
}
