import type { BOOKS, EXPORTED, JobAction, JobList } from '../domain/jobs';
import type { ListName } from '../domain/list-views';
import type { PeriodName } from '../domain/named-periods';
import type { Period } from '../domain/reports';

/** The sums of a list in one currency, as decimal text. */
export interface ListSums {
  currency: string;
  count: number;
  /** `total` and `amount_due`, or `recorded` for payments; without what the role hides. */
  amounts: Record<string, string>;
}

/** GET /lists/:list */
export interface ListSummary {
  /** The records that filter, search, period and tab leave. */
  count: number;
  /** The same by tab, `all` among them; without tabs whose fields the role hides. */
  views: Record<string, number>;
  /** Over all pages. Empty when the role hides the amounts. */
  sums: ListSums[];
}

/** One document of a job. */
export interface SelectedResult {
  documentId: string;
  number: string | null;
  /** The reason why nothing happened to it; null when it is done. */
  problem: string | null;
}

/** POST /lists/:list/jobs, POST /businesses/:id/export */
export interface NewJob {
  documentId: string;
}

/** An action on many documents. */
export interface Job {
  id: string;
  list: JobList | typeof BOOKS;
  action: JobAction | typeof EXPORTED;
  state: 'running' | 'ended' | 'cancelled';
  total: number;
  done: number;
  /** Those that stayed as they were. */
  refused: number;
  /** Until when the limit of mails, or the database, holds it up; null where nothing does. */
  waits_until: string | null;
  /** The days of an export; null of other jobs. */
  period: Period | null;
  /** Until when it has the ZIP of an export; null where there is none, or none any more. */
  file_until: string | null;
  /** The reason why the job ended as a whole. */
  problem: string | null;
}

/** GET /jobs/:id, POST /jobs/:id/cancel and /jobs/:id/close, with the first thousand that were refused. */
export interface JobOutcome extends Job {
  results: SelectedResult[];
}

/** How an operator left a list. A part that is missing is as for a new operator. */
export interface ListChoice {
  /** The tab. */
  view?: string;
  period?: PeriodName;
  /** Such as `total:DESC`. */
  sort?: string;
  page_size?: number;
  /** The names of the columns from left to right. */
  columns?: string[];
  /** The keys of the custom fields that it shows. */
  custom_columns?: string[];
}

/** The body of POST /lists/:list. Null forgets a part, a part that is missing stays. */
export type NewListChoice = { [Part in keyof ListChoice]?: ListChoice[Part] | null };

/** A column that a list can have. */
export interface ListColumn {
  name: string;
  /** As the form of the record has it, in English or as an operator changed it; null for words of the panel. */
  label: string | null;
  /** As a schema names it, such as `date` or `relation`. */
  type: string;
  /** The values of a choice. */
  values?: readonly string[];
  /** The field that names a related record. */
  field?: string;
  /** The name by which the list is sorted; null where it cannot be. */
  sort: string | null;
}

/** The columns of a list that the operator's roles show, and how it is before anybody chooses. */
export interface ListShape {
  columns: ListColumn[];
  /** The names of the columns from left to right. */
  usual: string[];
  sort: string;
  page_size: number;
}

/** A record of a list: its columns by name, without those that a role hides in it. */
export interface ListRow {
  id: number;
  documentId: string;
  updatedAt: string;
  /** True where its customer did not get the last mail. */
  mail_refused?: true;
  [column: string]: unknown;
}

/** GET /lists/:list/rows */
export interface ListRows {
  rows: ListRow[];
  total: number;
}

/** GET /lists: without parts that the operator's roles do not allow. */
export interface ListChoices {
  /** The row id of the operator, since another may log in on the same page. */
  operator: number;
  lists: Partial<Record<ListName, ListChoice>>;
  /** For each list that the operator may see. */
  shapes: Partial<Record<ListName, ListShape>>;
}
