import type { DocumentKind } from '../../billing/kind';
import { isCalendarDate } from '../../domain/dates';
import { say } from '../../messages/message';
import { fieldError } from './failures';
import type { Form } from './saving';

/** The dates of a document as a save would store them. */
interface Dates {
  issue_date: string;
  deadline: string | null;
}

/**
 * A due date before the issue date is a typing error, so the panel refuses it. The API accepts one, and
 * older records may have one. Such a record can be saved as long as neither date changes.
 */
export function refuseReversedDates(
  { action, data }: Form,
  kind: DocumentKind,
  before: Record<string, unknown> | null,
  { issue_date: issued, deadline }: Dates,
): void {
  if (deadline === null || deadline >= issued) return;
  const asBefore = before?.['issue_date'] === issued && before[kind.dateColumn] === deadline;
  if (action === 'update' && asBefore) return;
  const untouched = data['issue_date'] === undefined && data[kind.dateColumn] === undefined;
  if (action === 'clone' && untouched) return;
  throw fieldError([kind.dateColumn], say('before_issue_date', { date: issued }));
}

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && isCalendarDate(value) ? value : null;

/** The same for a form with other mistakes. Dates that are none are refused elsewhere. */
export function refuseReversedInput(
  form: Form,
  kind: DocumentKind,
  before: Record<string, unknown> | null,
  input: Record<string, unknown>,
  today: string,
): void {
  const issued = dayOf(input['issue_date'] ?? today);
  if (issued === null) return;
  const deadline = dayOf(input[kind.dateColumn]);
  refuseReversedDates(form, kind, before, { issue_date: issued, deadline });
}
