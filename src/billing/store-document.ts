import { randomUUID } from 'node:crypto';
import { isDuplicate } from '../database/failures';
import type { Queryable } from '../database/connection';
import { dateInZone } from '../domain/dates';
import { issues } from '../domain/issued';
import { ApiError, customerNotFound } from '../domain/errors';
import type { NumberedKind } from './kind';
import { insertDocument } from './sql/insert-document';
import type { NumberedName, Shapes } from './document';

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
): Promise<Shapes[Name]['stored']> {
  const { businessRowId, timeZone } = owner;
  const created_at = now.toISOString();
  const document = Object.assign({}, priced, {
    id: randomUUID(),
    issue_date: priced.issue_date ?? dateInZone(timeZone, now),
    created_at,
    updated_at: created_at,
    issued_at: issues(kind.name, priced.status) ? created_at : null,
    amount_credited: '0',
  });
  try {
    const inserted = await insertDocument(trx, kind, { businessRowId, document, sourceRowId });
    if (!inserted) throw customerNotFound();
    return Object.assign(document, inserted) as Shapes[Name]['stored'];
  } catch (error) {
    if (priced.number === null || !isDuplicate(error, 'number_unique')) throw error;
    throw duplicateNumber(kind, priced.number);
  }
}
