import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isDuplicate } from '../../database/failures';
import type { PipelinedTransaction } from '../../database/pool';
import { dateInZone } from '../../domain/dates';
import { issues } from '../../domain/issued';
import { ApiError, customerNotFound } from '../../domain/errors';
import { say } from '../../messages/message';
import type { NumberedKind } from '../kind';
import { insertDocument } from '../sql/insert-document';
import type { PricedCreditNote, PricedDocument } from '../document';
import { answeredText } from '../sql/line-columns';
import type { Tenant } from '../tenant';
import { wakeAfter } from '../../webhooks/wake';

type Priced = PricedDocument | PricedCreditNote;

/** The refusal of a number that this business has already used; any other error stays what it is. */
export function asDuplicateNumber(
  error: unknown,
  kind: NumberedKind,
  number: string | null,
): unknown {
  if (number === null || !isDuplicate(error, 'number_unique')) return error;
  const message = `${kind.numberColumn} ${JSON.stringify(number)} is already used in this business`;
  return new ApiError('duplicate_number', message, {
    errors: [{ pointer: `/${kind.numberColumn}`, message: say('already_used') }],
  });
}

/** The document with what the service adds to it. */
function completed({ timeZone }: Tenant, kind: NumberedKind, priced: Priced, now: Date) {
  const created_at = now.toISOString();
  return Object.assign({}, priced, {
    id: randomUUID(),
    issue_date: priced.issue_date ?? dateInZone(timeZone, now),
    created_at,
    updated_at: created_at,
    issued_at: issues(kind.name, priced.status) ? created_at : null,
    lines_text: answeredText(kind, priced.lines),
  });
}

/** A document as it was stored. */
export interface MadeDocument {
  rowId: number;
  id: string;
  number: string;
  /** The answer to the create, as JSON text. */
  json: string;
}

/**
 * Stores a document with its number and its event.
 * @param sourceRowId row id of the quotation that an invoice was made from, or of the invoice that a
 *   credit note credits
 * @throws ApiError `customer_not_found`, `duplicate_number`
 */
export async function storeDocument(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  owner: Tenant,
  kind: NumberedKind,
  priced: Priced,
  now: Date,
  sourceRowId: number | null = null,
): Promise<MadeDocument> {
  const document = completed(owner, kind, priced, now);
  const { businessRowId, businessId } = owner;
  const made = { businessRowId, businessId, document, sourceRowId };
  try {
    const inserted = await insertDocument(trx, kind, made);
    if (!inserted) throw customerNotFound();
    if (inserted.has_deliveries) wakeAfter(strapi, trx);
    const { row_id: rowId, number, json } = inserted;
    return { rowId, id: document.id, number, json };
  } catch (error) {
    throw asDuplicateNumber(error, kind, priced.number);
  }
}
