/** What the panel's own routes answer, under `/invoicing`: written by admin-api/, read by admin/. */

/** The sums of one currency, as decimal text with all their digits. */
export interface MoneyFigures {
  currency: string;
  outstanding: string;
  outstanding_count: number;
  overdue: string;
  overdue_count: number;
  paid_this_month: string;
  paid_count: number;
}

export interface LatestInvoice {
  documentId: string;
  number: string;
  customer: string | null;
  state: string;
  /** Decimal text. */
  total: string;
  currency: string;
  issue_date: string;
  due_date: string | null;
}

export interface FailingEndpoint {
  documentId: string;
  url: string;
  /** The business's name. */
  business: string | null;
  enabled: boolean;
  disabled_reason: string | null;
  failing_since: string | null;
  /** How many deliveries have been given up. */
  failed: number;
}

/** GET /invoicing/home */
export interface Home {
  first_steps: { business: boolean; customer: boolean; invoice: boolean };
  money: MoneyFigures[];
  /** Which days count as late, and since when this month is. */
  periods: { today: string | null; month_start: string | null };
  latest: LatestInvoice[];
  failing_webhooks: FailingEndpoint[];
  can: { invoices: boolean; webhooks: boolean };
}

export type { EndpointStatus } from '../webhooks/sql/endpoint-health';
