import type { Queryable } from '../database/connection';
import { validationError } from '../domain/errors';
import { isCustomers } from '../domain/recipients';
import { say } from '../messages/message';
import { mailsCustomersOnly } from './sql/customers-only';

/**
 * A business may refuse all addresses but the customer's.
 * @param own all addresses of the customer
 * @param named the addresses of a mail, by the field that names them
 * @throws 403 `recipient_not_allowed`
 */
export async function requireAllowed(
  db: Queryable,
  businessRowId: number,
  own: readonly string[],
  named: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const foreign = Object.entries(named).filter(([, addresses]) =>
    addresses.some((address) => !isCustomers(address, own)),
  );
  if (foreign.length === 0 || !(await mailsCustomersOnly(db, businessRowId))) return;
  const message = say('recipient_not_allowed');
  const problems = foreign.map(([field]) => ({ path: [field], message }));
  throw validationError(problems, 'recipient_not_allowed');
}
