import type { QuotationUpdate } from '../schemas/quotation';
import { isChanged, nextVersion } from '../../domain/version';
import { eventsOf, type EventType } from '../../domain/events';
import { quotationStatusEvent } from '../../domain/quotation-status';
import { issuedAt } from '../../domain/issued';
import type { Locked } from '../document';
import { refuseLocked } from './refuse-locked';
import { patchedRecord } from '../../domain/patched';

interface ChangedQuotation {
  quotation: Locked['quotation'];
  events: readonly EventType[];
}

/** The quotation after a PATCH, and the events that it calls for. Decides, stores nothing. */
export function changeQuotation(
  found: Locked['quotation'],
  update: Partial<QuotationUpdate>,
  now: Date,
): ChangedQuotation {
  const wanted = patchedRecord(found, update);
  refuseLocked('quotation', found, wanted);
  const updated_at = nextVersion(found.updated_at, now);
  const quotation = {
    ...wanted,
    issued_at: issuedAt('quotation', wanted.status, found.issued_at, updated_at),
    updated_at,
  };
  const events = eventsOf(
    quotationStatusEvent(found.status, wanted.status),
    isChanged(found, quotation) ? 'quotation.updated' : null,
  );
  return { quotation, events };
}
