import type { Credits } from './settle';
import type { DocumentEvent } from '../../billing/sql/store-events';
import type { ExactAmounts } from './exact-amounts';
import type { BusinessRow, CustomerRow } from './load';
import type { LoadedRecord } from './loaded-record';

/** The document that a save stores. */
export interface Decided {
  business: BusinessRow;
  /** A document without a number gets the next one of its series. */
  number: string | null;
  issueDate: string;
  /** The amounts with all their digits. */
  exact: ExactAmounts;
  /** The changed columns except the number, as Strapi stores them. */
  data: Record<string, unknown>;
  /** What the credit notes of an issued invoice set off. */
  credits?: Credits;
  /** Those that its new status calls for, and that of a create. */
  events: readonly DocumentEvent[];
}

export interface Prepared {
  business: BusinessRow;
  customer: CustomerRow;
  input: Record<string, unknown>;
  /** The document that the save changes; null when the save creates one. */
  before: LoadedRecord | null;
}

/** A create has one event, and a change that of its new status. */
export const eventsOfSave = (event: DocumentEvent | null): DocumentEvent[] =>
  event === null ? [] : [event];
