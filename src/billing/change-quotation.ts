import type { QuotationUpdate } from './schemas/quotation';
import { nextVersion } from '../domain/version';
import type { StoredQuotation } from './document';
import { patched } from './patched';

/** The quotation after a PATCH. Decides, stores nothing; quotations have no status events. */
export function changeQuotation(
  found: StoredQuotation,
  update: Partial<QuotationUpdate>,
  now: Date,
): StoredQuotation {
  return {
    ...found,
    status: update.status ?? found.status,
    notes: patched(update.notes, found.notes),
    terms: patched(update.terms, found.terms),
    deadline: patched(update.deadline, found.deadline),
    updated_at: nextVersion(found.updated_at, now),
  };
}
