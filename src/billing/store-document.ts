import { randomUUID } from 'node:crypto';
import { isDuplicate } from '../database/failures';
import type { Queryable } from '../database/connection';
import type { PipelinedTransaction } from '../database/pool';
import { dateInZone } from '../domain/dates';
import { issues } from '../domain/issued';
import { ApiError, customerNotFound } from '../domain/errors';
import type { NumberedKind } from './kind';
import { insertDocument, insertUnheard } from './sql/insert-document';
import type { KindName, LinesText, NumberedName, Shapes } from './document';
import { answeredText } from './sql/line-columns';

/** The business that a document is stored for. */
export interface Owner {
  businessRowId: number;
  timeZone: string;
}

/** The answer to a number that this business has already used. */
function duplicateNumber(kind: NumberedKind, number: string): ApiError {
  const message = `${kind.numberColumn} ${JSON.stringify(number)} is already used in this business`;
  return new ApiError('duplicate_number', message, {
    errors: [{ pointer: `/${kind.numberColumn}`, message: 'is already used in this business' }],
  });
}

/** The document with what the service adds to it. */
function completed<Name extends NumberedName>(
  { timeZone }: Owner,
  kind: NumberedKind<Name>,
  priced: Shapes[Name]['priced'],
  now: Date,
) {
  const created_at = now.toISOString();
  return Object.assign({}, priced, {
    id: randomUUID(),
    issue_date: priced.issue_date ?? dateInZone(timeZone, now),
    created_at,
    updated_at: created_at,
    issued_at: issues(kind.name, priced.status) ? created_at : null,
    amount_credited: '0',
    lines_text: answeredText(kind, priced.lines),
  });
}

/**
 * Stores a document with its number.
 * @param sourceRowId row id of the quotation that an invoice was made from, or of the invoice that a
 *   credit note credits
 * @throws ApiError `customer_not_found`, `duplicate_number`
 */
export async function storeDocument<Name extends NumberedName>(
  trx: Queryable,
  owner: Owner,
  kind: NumberedKind<Name>,
  priced: Shapes[Name]['priced'],
  now: Date,
  sourceRowId: number | null = null,
): Promise<Shapes[Name]['stored'] & LinesText> {
  const document = completed(owner, kind, priced, now);
  const { businessRowId } = owner;
  try {
    const inserted = await insertDocument(trx, kind, { businessRowId, document, sourceRowId });
    if (!inserted) throw customerNotFound();
    const stored = Object.assign(document, inserted);
    return stored as typeof stored & Shapes[Name]['stored'];
  } catch (error) {
    if (priced.number === null || !isDuplicate(error, 'number_unique')) throw error;
    throw duplicateNumber(kind, priced.number);
  }
}

/**
 * Stores a document as a whole transaction of one statement, when no webhook endpoint of the business
 * listens and the number is the next one (decision 57).
 * @returns null in all other cases, and when there is no such customer: then nothing is stored
 */
export async function storeUnheard<Name extends KindName>(
  trx: PipelinedTransaction,
  owner: Owner & { hadListeners: boolean },
  kind: NumberedKind<Name>,
  priced: Shapes[Name]['priced'],
  now: Date,
): Promise<Shapes[Name]['created'] | null> {
  if (owner.hadListeners || priced.number !== null) return null;
  const document = completed(owner, kind, priced, now);
  const { businessRowId } = owner;
  const inserted = await insertUnheard(trx, kind, { businessRowId, document, sourceRowId: null });
  return inserted && (Object.assign(document, inserted) as Shapes[Name]['created']);
}
