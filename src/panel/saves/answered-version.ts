import { VERSIONED } from '../../content-types';
import type { Queryable } from '../../database/connection';

/** A record in Strapi's answer to a save. */
export interface Answered {
  documentId?: string;
  updatedAt?: unknown;
}

/** `clone` answers with a list of entries, the others with the entry. */
export function entryOf(action: string, result: unknown): Answered | null | undefined {
  if (action !== 'clone') return result as Answered | null;
  return (result as { entries?: Answered[] }).entries?.[0];
}

/**
 * Puts the stored version into the answer to a save. Strapi read its answer before the statements
 * that follow its own, and each of them may have raised the version.
 */
export async function answerVersion(db: Queryable, uid: string, entry: Answered): Promise<void> {
  const table = VERSIONED.find((one) => one.uid === uid)?.table;
  if (!table || entry.documentId === undefined || entry.updatedAt === undefined) return;
  const [row] = await db.query<{ updated_at: string | null }>({
    text: `SELECT updated_at FROM ${table} WHERE document_id = $1`,
    values: [entry.documentId],
  });
  entry.updatedAt = row?.updated_at ?? null;
}
