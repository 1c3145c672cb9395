import type { DocumentKind } from '../../billing/kind';
import { isCalendarDate } from '../../domain/dates';
import { say } from '../../messages/message';
import { fieldError } from './failures';
import type { Form } from './saving';

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && isCalendarDate(value) ? value : null;

/**
 * A due date before the issue date is a typing error, so the panel refuses it. The API accepts one, and
 * older records may have one. Such a record can be saved as long as neither date changes. Dates that are
 * none are refused elsewhere.
 * @param input the document with the API's names
 * @param today its issue date where it names none
 */
export function refuseReversedDates(
  { action, data }: Form,
  kind: DocumentKind,
  before: Record<string, unknown> | null,
  input: Record<string, unknown>,
  today: string,
): void {
  const [issued, deadline] = [dayOf(input['issue_date'] ?? today), dayOf(input[kind.dateColumn])];
  if (issued === null || deadline === null || deadline >= issued) return;
  const asBefore = before?.['issue_date'] === issued && before[kind.dateColumn] === deadline;
  if (action === 'update' && asBefore) return;
  const untouched = data['issue_date'] === undefined && data[kind.dateColumn] === undefined;
  if (action === 'clone' && untouched) return;
  throw fieldError([kind.dateColumn], say('before_issue_date', { date: issued }));
}
