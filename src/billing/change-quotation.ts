import type { QuotationUpdate } from './schemas/quotation';
import { nextVersion } from '../domain/version';
import type { FoundDocument } from './sql/rows';
import { kept } from './kept';

/** The quotation after a PATCH. Decides, stores nothing; quotations have no status events. */
export function changeQuotation(
  found: FoundDocument,
  update: Partial<QuotationUpdate>,
  now: Date,
): FoundDocument {
  return {
    ...found,
    status: update.status ?? found.status,
    notes: kept(update.notes, found.notes),
    terms: kept(update.terms, found.terms),
    until: kept(update.valid_until, found.until),
    updated_at: nextVersion(found.updated_at, now),
  };
}
