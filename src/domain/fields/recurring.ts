import { REFERENCES } from './references';

/** A field of a recurring invoice: its column, and its name in the API unless `column` differs. */
export interface RecurringField {
  readonly name: string;
  readonly column?: string;
  readonly type: 'text' | 'date' | 'whole' | 'time' | 'json' | 'object' | 'flag';
  /** It says what is billed and when: a request states it, and a history tells its changes. */
  readonly stated?: true;
  /** It may tell of a person, so an erasure empties it. */
  readonly personal?: true;
  /** No answer shows it. */
  readonly internal?: true;
}

/** The fields of a recurring invoice that are columns, in the order of the answers. */
export const RECURRING_FIELDS = [
  { name: 'name', type: 'text', stated: true, personal: true },
  { name: 'items', type: 'json', stated: true },
  { name: 'currency', type: 'text', stated: true },
  { name: 'notes', type: 'text', stated: true, personal: true },
  { name: 'terms', type: 'text', stated: true, personal: true },
  { name: 'template_type', type: 'text', stated: true },
  { name: 'order_reference', type: 'text', stated: true, personal: true },
  ...REFERENCES.map(({ name }) => ({ name, type: 'text', stated: true, personal: true }) as const),
  { name: 'delivery_address', type: 'object', stated: true, personal: true },
  { name: 'bank_account_id', type: 'text', stated: true },
  { name: 'metadata', type: 'json', stated: true, personal: true },
  { name: 'interval_unit', type: 'text', stated: true },
  { name: 'interval_count', type: 'whole', stated: true },
  { name: 'start_date', type: 'date', stated: true },
  { name: 'day_of_month', type: 'text', stated: true },
  { name: 'end_date', type: 'date', stated: true },
  { name: 'max_occurrences', type: 'whole', stated: true },
  { name: 'issue_days_before', type: 'whole', stated: true },
  { name: 'due_days', type: 'whole', stated: true },
  { name: 'mode', type: 'text', stated: true },
  { name: 'period', type: 'text', stated: true },
  { name: 'catch_up', type: 'text', stated: true },
  { name: 'status', column: 'state', type: 'text' },
  { name: 'next_occurrence', type: 'whole' },
  { name: 'next_date', type: 'date' },
  { name: 'failures', type: 'whole' },
  { name: 'last_error', type: 'text' },
  // A new interval or start begins the next series of occurrences, at 0.
  { name: 'series', type: 'whole', internal: true },
  // Occurrences of all series that were made or skipped.
  { name: 'counted', type: 'whole', internal: true },
  // The day from whose morning on the next invoice is due to be made.
  { name: 'due_on', type: 'date', internal: true },
  // Nothing that was due until then was missed; `only_drafts` says how it is made.
  { name: 'decided_through', type: 'date', internal: true },
  { name: 'only_drafts', type: 'flag', internal: true },
  // After a failure, nothing is tried before.
  { name: 'retry_at', type: 'time', internal: true },
] as const satisfies readonly RecurringField[];

const FIELDS: readonly RecurringField[] = RECURRING_FIELDS;

export const columnOf = ({ name, column }: RecurringField): string => column ?? name;

/** Its own history tells the changes of these, under the names of the API. */
export const TOLD_RECURRING = FIELDS.filter(({ name, stated }) => stated || name === 'status');

/** The columns that an erasure empties; the texts of lines are apart. */
export const PERSONAL_RECURRING = FIELDS.filter(({ personal }) => personal).map(columnOf);
