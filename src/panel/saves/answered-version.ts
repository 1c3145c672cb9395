import { VERSIONED } from '../../content-types';
import type { Transaction } from '../../database/pool';
import { storedVersion } from '../../billing/sql/locked-row';

/** A record in Strapi's answer to a save. */
export interface Answered {
  documentId?: string;
  updatedAt?: unknown;
}

/**
 * Puts the stored version into the answer to a save. Strapi read its answer before the statements
 * that follow its own, and each of them may have raised the version.
 */
export async function answerVersion(trx: Transaction, uid: string, entry: Answered): Promise<void> {
  const table = VERSIONED.find((one) => one.uid === uid)?.table;
  if (!table || entry.documentId === undefined || entry.updatedAt === undefined) return;
  entry.updatedAt = await storedVersion(trx, table, entry.documentId);
}
