import { CONTENT_TYPE } from '../../content-types';
import { findBusiness, findOwned, type BusinessRow, type OwnedRow } from './rows';
import type { Saving } from './context';
import { fieldError } from './failures';
import { readRelation } from './relation';

type Saver = Pick<Saving, 'trx' | 'mayUse' | 'mayRead'>;

/**
 * The business chosen in the form; null when none is. A business of others counts as missing.
 * @param knownRowId row id of the business of the record that is saved or copied, which they see
 */
async function chosenBusiness(
  { trx, mayUse, mayRead }: Saver,
  value: unknown,
  knownRowId: number | null,
): Promise<BusinessRow | null> {
  const reference = readRelation(value);
  if (!reference) return null;
  const business = await findBusiness(trx, reference);
  const seen =
    business?.row_id === knownRowId ||
    (business !== null && (await mayRead(CONTENT_TYPE.business, business.id)));
  if (!business || !seen || !mayUse(business.row_id)) {
    throw fieldError(['business'], 'does not exist');
  }
  return business;
}

/**
 * The business that a saved record belongs to from now on. It is chosen once: numbers, keys and
 * webhooks of a record hang on it.
 * @param currentRowId row id of the business of a stored record
 * @param knownRowId that of the record which is saved or copied
 */
export async function ownerOf(
  saver: Saver,
  value: unknown,
  currentRowId: number | null,
  knownRowId = currentRowId,
): Promise<BusinessRow> {
  const chosen = await chosenBusiness(saver, value, knownRowId);
  if (currentRowId === null) {
    if (chosen) return chosen;
    throw fieldError(['business'], 'must be chosen');
  }
  if (chosen && chosen.row_id !== currentRowId) {
    throw fieldError(['business'], 'of a saved record cannot be changed');
  }
  const current = chosen ?? (await findBusiness(saver.trx, { rowId: currentRowId }));
  if (!current) throw fieldError(['business'], 'does not exist');
  return current;
}

/**
 * The same for a record of one row, and the record itself as it was: its clone stays with its
 * business unless the form says otherwise.
 */
export async function ownerOfRow(
  saving: Saving,
  table: 'customers' | 'webhook_endpoints',
): Promise<{ business: BusinessRow; source: OwnedRow | null }> {
  const { trx, action, documentId, data } = saving;
  const source = documentId === null ? null : await findOwned(trx, table, { documentId });
  const current = action === 'update' ? (source?.business_row_id ?? null) : null;
  const wanted =
    data.business ?? (action === 'clone' ? { id: source?.business_row_id } : undefined);
  const known = source?.business_row_id ?? null;
  return { source, business: await ownerOf(saving, wanted, current, known) };
}

/**
 * The public id and row id of the chosen customer, who must be of this business and one that
 * the operator sees, unless the document has them already.
 */
export async function customerOf(
  { trx, mayRead }: Saver,
  value: unknown,
  business: BusinessRow,
  current: string | null,
): Promise<{ row_id: number; id: string }> {
  const reference = readRelation(value) ?? (current === null ? null : { documentId: current });
  if (!reference) throw fieldError(['customer'], 'must be chosen');
  const customer = await findOwned(trx, 'customers', reference);
  const seen =
    customer !== null &&
    (customer.id === current || (await mayRead(CONTENT_TYPE.customer, customer.id)));
  if (!seen || customer.business_row_id !== business.row_id) {
    throw fieldError(['customer'], 'must be a customer of the chosen business');
  }
  return customer;
}

/** The business of the chosen customer, for a form in which only the customer was chosen. */
export async function businessOfCustomer(
  { trx, mayUse, mayRead }: Saver,
  value: unknown,
): Promise<BusinessRow | null> {
  const reference = readRelation(value);
  const customer = reference ? await findOwned(trx, 'customers', reference) : null;
  if (customer?.business_row_id == null || !mayUse(customer.business_row_id)) return null;
  if (!(await mayRead(CONTENT_TYPE.customer, customer.id))) return null;
  return findBusiness(trx, { rowId: customer.business_row_id });
}
