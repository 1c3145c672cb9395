import type { QuotationUpdate } from './schemas/quotation';
import { nextVersion } from '../domain/version';
import type { FoundDocument } from './sql/rows';
import { patched } from './kept';

/** The quotation after a PATCH. Decides, stores nothing; quotations have no status events. */
export function changeQuotation(
  found: FoundDocument,
  update: Partial<QuotationUpdate>,
  now: Date,
): FoundDocument {
  return {
    ...found,
    status: update.status ?? found.status,
    notes: patched(update.notes, found.notes),
    terms: patched(update.terms, found.terms),
    deadline: patched(update.valid_until, found.deadline),
    updated_at: nextVersion(found.updated_at, now),
  };
}
