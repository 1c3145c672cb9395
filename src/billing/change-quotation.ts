import type { QuotationUpdate } from './schemas/quotation';
import { nextVersion } from '../domain/version';
import { issuedAt, refuseReopening } from '../domain/issued';
import type { Locked } from './document';
import { patched } from '../domain/patched';

/** The quotation after a PATCH. Decides, stores nothing; quotations have no status events. */
export function changeQuotation(
  found: Locked['quotation'],
  update: Partial<QuotationUpdate>,
  now: Date,
): Locked['quotation'] {
  const status = update.status ?? found.status;
  if (status === 'draft') refuseReopening('quotation', found);
  const updated_at = nextVersion(found.updated_at, now);
  return {
    ...found,
    status,
    notes: patched(update.notes, found.notes),
    terms: patched(update.terms, found.terms),
    deadline: patched(update.deadline, found.deadline),
    issued_at: issuedAt('quotation', status, found.issued_at, updated_at),
    updated_at,
  };
}
