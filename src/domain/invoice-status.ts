import type Big from 'big.js';
import { isOver } from './dates';

export const INVOICE_STATUSES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The statuses of an open invoice: it takes payments, and something may be due. `billing/sql` has them as SQL. */
export const OPEN_STATUSES = ['sent', 'overdue'] as const satisfies readonly InvoiceStatus[];

export type OpenStatus = (typeof OPEN_STATUSES)[number];

/**
 * The status of an open invoice by its due date, wherever the service decides it. Who reads an invoice asks its
 * status, and never the date again. Days are `YYYY-MM-DD`.
 */
export const statusWhenOpen = (dueDate: string | null, today: string): OpenStatus =>
  isOver(dueDate, today) ? 'overdue' : 'sent';

export const isOpen = (status: string): boolean => OPEN_STATUSES.some((one) => one === status);

/** Whether a credit note can correct it: it is issued, and nobody cancelled it. */
export const isCreditable = (status: string): boolean => isOpen(status) || status === 'paid';

/** The event of an invoice *becoming* a status; other statuses have none (spec, Events). */
const EVENT_OF_STATUS = {
  sent: 'invoice.sent',
  paid: 'invoice.paid',
  cancelled: 'invoice.cancelled',
  overdue: 'invoice.overdue',
} as const;

export type InvoiceStatusEvent = (typeof EVENT_OF_STATUS)[keyof typeof EVENT_OF_STATUS];

export interface PaidAmounts {
  amountPaid: Big;
  /** The value that `amountPaid` gets again when the invoice leaves `paid`. */
  amountPaidBefore: Big;
}

/** The event of a change of status; null when the status stays (contract §4). */
export function statusEvent(from: InvoiceStatus, to: InvoiceStatus): InvoiceStatusEvent | null {
  if (from === to) return null;
  return to in EVENT_OF_STATUS ? EVENT_OF_STATUS[to as keyof typeof EVENT_OF_STATUS] : null;
}

/** A paid invoice is paid in full, whatever amount was sent with it. */
export function initialPaidAmounts(status: InvoiceStatus, sent: Big, total: Big): PaidAmounts {
  return { amountPaid: status === 'paid' ? total : sent, amountPaidBefore: sent };
}
