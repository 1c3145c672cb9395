import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { dateInZone } from '../../domain/dates';
import { ApiError, customerNotFound } from '../../domain/errors';
import type { EventType } from '../../domain/events';
import { isContentLocked, issuedAt, refuseReopening } from '../../domain/issued';
import { nextVersion } from '../../domain/version';
import { wakeAfter } from '../../webhooks/wake';
import type { KindName, Locked, PricedDocument, StoredDocument } from '../document';
import { withKeptIds } from './kept-ids';
import type { DocumentKind } from '../kind';
import { asDraftRefusal } from './refused-draft';
import { getDocument } from '../sql/find-document';
import { answeredText } from '../sql/line-columns';
import { lockDocument } from '../sql/lock-document';
import { recordLines } from '../sql/record-lines';
import { replaceDocument, type Replacement } from '../sql/replace-document';
import { lockSeriesOf } from '../sql/series';
import { asDuplicateNumber } from './store-document';
import type { Tenant } from '../tenant';

/** Which documents a caller may replace: drafts, or also issued documents that nothing locks (`domain/issued`). */
export type Replaceable = 'draft' | 'unlocked';

interface Replacing {
  kind: DocumentKind;
  /** The public id. */
  id: string | null;
  priced: PricedDocument;
  /** What a document of a status emits that gets the new one. */
  eventAfter: (status: StoredDocument['status']) => EventType | null;
  allowed: Replaceable;
}

/** The document as it will be. What stays of it: its ids, its number where none is given, when it was made. */
function replacement(
  { timeZone, businessRowId, businessId }: Tenant,
  { kind, priced, eventAfter }: Replacing,
  found: StoredDocument,
): Replacement {
  const now = new Date();
  const updated_at = nextVersion(found.updated_at, now);
  const lines = withKeptIds(priced.lines, found.lines);
  const kept = 'no_reminders' in found ? { no_reminders: found.no_reminders } : {};
  const document = Object.assign(kept, priced, {
    row_id: found.row_id,
    issue_date: priced.issue_date ?? dateInZone(timeZone, now),
    updated_at,
    issued_at: issuedAt(kind.name, priced.status, found.issued_at, updated_at),
    lines,
    lines_text: answeredText(kind, lines),
  });
  return { businessRowId, businessId, document, event: eventAfter(found.status) };
}

/** An issued document that may be changed can also be set back to draft in the same save. */
function mayReplace({ kind, priced, allowed }: Replacing, found: Locked[KindName]): boolean {
  if (found.status === 'draft') return true;
  if (allowed === 'draft') return false;
  if (priced.status !== 'draft') return !isContentLocked(found.lock_documents, found);
  refuseReopening(kind.name, found, found.lock_documents);
  return true;
}

async function lockReplaceable(
  trx: PipelinedTransaction,
  businessRowId: number,
  replacing: Replacing,
): Promise<StoredDocument> {
  const { kind, id, priced } = replacing;
  if (id !== null && priced.number !== null) await lockSeriesOf(trx, kind, id, { businessRowId });
  const found = await lockDocument<KindName>(trx, kind, businessRowId, id);
  // Two statements: one that waited for the lock would find the newest document, but the old lines.
  if (mayReplace(replacing, found)) return getDocument<KindName>(trx, kind, businessRowId, id);
  throw new ApiError(
    'document_issued',
    `Only a draft can be replaced; this one is ${found.status}`,
  );
}

/**
 * Replaces a document by another one under its id.
 * @returns the answer as JSON text
 * @throws 400, 404, 409 `document_issued`, `document_locked`, `number_not_last`, `duplicate_number`,
 *   `period_closed`
 */
export async function replaceDraft(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  replacing: Replacing,
): Promise<string> {
  const { kind, priced } = replacing;
  const found = await lockReplaceable(trx, who.businessRowId, replacing);
  try {
    const replaced = await replaceDocument(trx, kind, replacement(who, replacing, found));
    if (!replaced) throw customerNotFound();
    await recordLines(trx, kind, { id: found.id, before: found.lines });
    if (replaced.has_deliveries) wakeAfter(strapi, trx);
    return replaced.json;
  } catch (error) {
    throw asDraftRefusal(asDuplicateNumber(error, kind, priced.number));
  }
}
