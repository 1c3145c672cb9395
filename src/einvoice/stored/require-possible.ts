import type { Queryable } from '../../database/connection';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { findKept, type BilledKind, type Wanted } from './kept';
import { load } from './load';
import { completeInvoice } from './make';

/**
 * Refuses a document that has no e-invoice in a format, without making one.
 * @throws 404; the refusals of contract §11
 */
export async function requirePossible(
  db: Queryable,
  kind: BilledKind,
  wanted: Wanted,
  format: EInvoiceFormat,
): Promise<void> {
  const { content } = await findKept(db, kind, wanted, format);
  if (content === null) completeInvoice(await load(db, kind, wanted), format);
}
