import type { DocumentKind } from '../../billing/kind';
import type { Saving } from './context';
import type { Source } from './document-input';
import { fieldError } from './failures';

/** The dates of a document as a save would store them. */
interface Dates {
  issued: string;
  deadline: string | null;
}

/**
 * Nobody means a due date before the issue date, but the API takes one, and older records may have one.
 * Such a record can be saved as long as the save leaves both dates alone.
 */
export function refuseReversedDates(
  { action, data }: Saving,
  kind: DocumentKind,
  source: Source | null,
  { issued, deadline }: Dates,
): void {
  if (deadline === null || deadline >= issued) return;
  const before = source?.document;
  const asBefore = before?.issue_date === issued && before.deadline === deadline;
  if (action === 'update' && asBefore) return;
  const untouched = data['issue_date'] === undefined && data[kind.dateColumn] === undefined;
  if (action === 'clone' && untouched) return;
  throw fieldError([kind.dateColumn], `must not be before the issue date, ${issued}`);
}
