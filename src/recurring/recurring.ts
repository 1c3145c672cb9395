import type { TemplateName } from '../domain/templates';
import type { DeliveryAddress } from '../domain/delivery-address';
import type Big from 'big.js';
import type { RecurringCreate, RecurringLine } from '../billing/schemas/recurring';
import { decimalText } from '../domain/money';
import type { RecurringStatus } from '../domain/recurring-status';
import { occurrenceAt, type Occurrence } from '../domain/schedule/occurrences';
import { nextVersion } from '../domain/version';
import type { Place } from '../domain/schedule/due';

export type DecimalName = 'quantity' | 'unit_price' | 'tax_rate' | 'discount_rate';
type Texts<T> = T extends Big ? string : T;

/** A line: exact decimals as text. */
export type RecurringItem = {
  [Name in keyof RecurringLine]: Name extends DecimalName
    ? Texts<RecurringLine[Name]>
    : RecurringLine[Name];
};

/** The content and the schedule of a recurring invoice, under the names of the API. */
export interface Stated extends Omit<
  RecurringCreate,
  'items' | 'currency' | 'template_type' | 'customer_id' | 'delivery_address'
> {
  /** Null when the customer was deleted. */
  customer_id: string | null;
  items: RecurringItem[];
  /** Undefined for that of its customer, until it is stored. */
  delivery_address?: DeliveryAddress | null | undefined;
  currency: string;
  template_type: TemplateName;
}

/** How far it has come. */
export interface Progress {
  status: RecurringStatus;
  /** Null, as the two dates are, once it has ended. */
  next_occurrence: number | null;
  next_date: string | null;
  due_on: string | null;
  /** Counts the schedules that it has had. */
  series: number;
  /** Occurrences that were made or skipped, of all series. */
  counted: number;
  /** Occurrences that are due until this day are made, and were not missed. */
  decided_through: string | null;
  /** It is made as drafts only. */
  only_drafts: boolean;
  failures: number;
  last_error: string | null;
  /** Nothing is tried before, after a failure. */
  retry_at: string | null;
}

/** A recurring invoice as it is stored. */
export interface RecurringInvoice extends Stated, Progress {
  row_id: number;
  id: string;
  /** Null when the customer was deleted. */
  customer_row_id: number | null;
  created_at: string;
  updated_at: string;
}

const textOrNull = (value: Big | null): string | null =>
  value === null ? null : decimalText(value);

export const storedItem = (line: RecurringLine): RecurringItem => ({
  ...line,
  quantity: decimalText(line.quantity),
  unit_price: textOrNull(line.unit_price),
  tax_rate: decimalText(line.tax_rate),
  discount_rate: decimalText(line.discount_rate),
});

/** Where a recurring invoice stands in its schedule; one that has ended stands nowhere. */
export const placeOf = (recurring: Stated & Progress): Place | null =>
  recurring.next_occurrence === null
    ? null
    : { schedule: recurring, next: recurring.next_occurrence, counted: recurring.counted };

/** The fields that say what comes next; without anything a recurring invoice is completed. */
function comingNext(status: RecurringStatus, next: Occurrence | null) {
  return {
    status: next === null ? ('completed' as const) : status,
    next_occurrence: next?.occurrence ?? null,
    next_date: next?.date ?? null,
    due_on: next?.due_on ?? null,
  };
}

/** After a success, or when somebody has changed what failed. */
export const NOT_FAILED = { failures: 0, last_error: null, retry_at: null } as const;

/** A recurring invoice after so many occurrences were made or skipped. */
export function movedOn(recurring: RecurringInvoice, by: number, now: Date): RecurringInvoice {
  const counted = recurring.counted + by;
  const next =
    recurring.next_occurrence === null
      ? null
      : occurrenceAt(recurring, recurring.next_occurrence + by, counted);
  const updated_at = nextVersion(recurring.updated_at, now);
  return { ...recurring, counted, updated_at, ...comingNext(recurring.status, next) };
}
