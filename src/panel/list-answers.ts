import type { ListName } from '../domain/list-views';
import type { PeriodName } from '../domain/named-periods';

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

/** One document of an action on several. */
export interface SelectedResult {
  documentId: string;
  number: string | null;
  /** The reason why nothing happened to it; null when it is done. */
  problem: string | null;
}

/** POST …/selected/sent, …/selected/mailed and /invoices/selected/paid */
export interface SelectedResults {
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

/** GET /lists: without parts that the operator's roles do not allow. */
export interface ListChoices {
  /** The row id of the operator, since another may log in on the same page. */
  operator: number;
  lists: Partial<Record<ListName, ListChoice>>;
}
