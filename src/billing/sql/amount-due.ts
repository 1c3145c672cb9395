import { OPEN_STATUSES } from '../../domain/invoice-status';

const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');

/**
 * SQL: whether an invoice is open, as `domain/invoice-status` says. It reads as the condition of the index
 * `invoices_open_idx` does. @param invoice the name of the row
 */
export const isOpen = (invoice: string): string => `${invoice}.state IN (${OPEN})`;

/** SQL: what no payment and no credit note covers. @param invoice the name of the row */
export const uncovered = (invoice: string): string =>
  `${invoice}.total - coalesce(${invoice}.amount_paid, 0) - coalesce(${invoice}.amount_credited, 0)`;

/** SQL: whether an invoice is open and something of it is due. @param invoice the name of the row */
export const isOwed = (invoice: string): string =>
  `${isOpen(invoice)} AND ${uncovered(invoice)} > 0`;

/** SQL of what remains to be paid, as `domain/amount-due` computes it. @param invoice the name of the row */
export const amountDueOf = (invoice: string): string =>
  `CASE WHEN ${invoice}.state = 'cancelled' THEN 0 ELSE ${uncovered(invoice)} END`;
