import { validationError } from '../domain/errors';
import type { Problem } from '../domain/problems';
import { say } from '../messages/message';
import type { LockedInvoice } from './sql/settlement';

/**
 * An invoice that a body names, of those that were found.
 * @throws ApiError 400 `invoice_not_found` at its path, for one that the business does not have
 */
export function requireInvoice(
  found: ReadonlyMap<string, LockedInvoice>,
  id: string,
  path: Problem['path'],
): LockedInvoice {
  const invoice = found.get(id);
  if (invoice) return invoice;
  throw validationError([{ path, message: say('not_invoice_id') }], 'invoice_not_found');
}
