import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import { dateInZone } from '../domain/dates';
import { ApiError, customerNotFound } from '../domain/errors';
import type { EventType } from '../domain/events';
import { issuedAt } from '../domain/issued';
import { nextVersion } from '../domain/version';
import { wakeAfter } from '../webhooks/wake';
import type { KindName, PricedDocument, StoredDocument } from './document';
import { withKeptIds } from './kept-ids';
import type { DocumentKind } from './kind';
import { asDraftRefusal } from './refused-draft';
import { lockWhole } from './sql/find-document';
import { answeredText } from './sql/line-columns';
import { recordLines } from './sql/record-lines';
import { replaceDocument, type Replacement } from './sql/replace-document';
import { lockSeriesOf } from './sql/series';
import { asDuplicateNumber } from './store-document';
import type { Tenant } from './tenant';

interface Replacing {
  kind: DocumentKind;
  /** The public id of the draft. */
  id: string | null;
  priced: PricedDocument;
  /** What a draft emits that gets the new status. */
  event: EventType | null;
}

/** The draft as it will be. What stays of it: its ids, its number where none is given, when it was made. */
function replacement(
  { timeZone, businessRowId, businessId }: Tenant,
  { kind, priced, event }: Replacing,
  found: StoredDocument,
): Replacement {
  const now = new Date();
  const updated_at = nextVersion(found.updated_at, now);
  const lines = withKeptIds(priced.lines, found.lines);
  const document = Object.assign({}, priced, {
    row_id: found.row_id,
    issue_date: priced.issue_date ?? dateInZone(timeZone, now),
    updated_at,
    issued_at: issuedAt(kind.name, priced.status, null, updated_at),
    lines,
    lines_text: answeredText(kind, lines),
  });
  return { businessRowId, businessId, document, event };
}

async function lockDraft(
  trx: PipelinedTransaction,
  businessRowId: number,
  { kind, id, priced }: Replacing,
): Promise<StoredDocument> {
  if (id !== null && priced.number !== null) await lockSeriesOf(trx, kind, id, { businessRowId });
  const found: StoredDocument = await lockWhole<KindName>(trx, kind, businessRowId, id);
  if (found.status === 'draft') return found;
  throw new ApiError(
    'document_issued',
    `Only a draft can be replaced; this one is ${found.status}`,
  );
}

/**
 * Replaces a draft by another document under its id. A save of a draft in the panel obeys the same rules.
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
  const found = await lockDraft(trx, who.businessRowId, replacing);
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
