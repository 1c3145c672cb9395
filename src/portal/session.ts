import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Queryable } from '../database/connection';
import { database } from '../database/pool';
import { portalSessions, SESSION_ORIGIN } from '../strapi/portal-users';
import { IDLE_SECONDS, USED_LATELY_SECONDS } from './lifespan';
import type { Person } from './person';

/** The end of a session that is used at a moment. Strapi binds dates in the same way. */
const idleEnd = (now: Date): Date => new Date(now.getTime() + IDLE_SECONDS * 1_000);

/**
 * Opens a new session, in the transaction of Strapi that the caller has opened. Strapi's token is valid for as
 * long as a session may last; `expires_at`, which Strapi asks at each request, is the end without one.
 * @returns its token
 */
export async function openSession(
  strapi: Core.Strapi,
  trx: Queryable,
  { userId, businessRowId }: Pick<Person, 'businessRowId'> & { userId: number },
): Promise<string> {
  const { token, sessionId } = await portalSessions(strapi).generateRefreshToken(
    String(userId),
    randomUUID(),
    { type: 'session', metadata: { business: businessRowId } },
  );
  await moveEnd(trx, sessionId);
  return token;
}

async function moveEnd(db: Queryable, sessionId: string): Promise<void> {
  await db.query({
    name: 'portal-use-session',
    text: 'UPDATE strapi_sessions SET expires_at = $2::timestamp WHERE session_id = $1',
    values: [sessionId, idleEnd(new Date())],
  });
}

interface Row {
  email: string;
  businessRowId: number | null;
  was_used_lately: boolean;
}

/** Strapi throws for a token of which a part is no JSON, before it checks the signature. */
async function validated(
  strapi: Core.Strapi,
  token: string,
): Promise<{ isValid: boolean; sessionId?: string }> {
  try {
    return await portalSessions(strapi).validateRefreshToken(token);
  } catch (error) {
    if (error instanceof SyntaxError) return { isValid: false };
    throw error;
  }
}

/**
 * Who is signed in by a token; null for every token that is not of a living session of theirs. Strapi checks the
 * signature and both ends. It does not look whose session it is, so this does: the panel has sessions, too.
 */
export async function personOf(strapi: Core.Strapi, token: string): Promise<Person | null> {
  const { isValid, sessionId } = await validated(strapi, token);
  if (!isValid || sessionId === undefined) return null;
  const db = database(strapi);
  const notLately = new Date(idleEnd(new Date()).getTime() - USED_LATELY_SECONDS * 1_000);
  const [row] = await db.query<Row>({
    name: 'portal-person',
    text: `SELECT u.email, (s.metadata ->> 'business')::int AS "businessRowId",
        s.expires_at > $2::timestamp AS was_used_lately
      FROM strapi_sessions s JOIN up_users u ON u.id = s.user_id::int
      WHERE s.session_id = $1 AND s.origin = '${SESSION_ORIGIN}' AND u.blocked IS NOT TRUE`,
    values: [sessionId, notLately],
  });
  if (!row) return null;
  const { was_used_lately: wasUsedLately, ...who } = row;
  if (!wasUsedLately) await moveEnd(db, sessionId);
  return { ...who, sessionId };
}
