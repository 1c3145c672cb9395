import type { PricedInvoice } from '../../document';
import type { SettlementColumns } from '../../sql/settlement';
import type { PastPayment } from './paid';

/** A past invoice about to be stored. */
export interface PastInvoice {
  invoice: Omit<PricedInvoice, 'status'> & { issue_date: string };
  amounts: SettlementColumns;
  payment: PastPayment | null;
  /** The customer, as the file says. */
  customer: string;
  /** The day from which a paid invoice counts as paid. */
  paidOn: string;
}

/** Numbers with digits in them in the order of a person: 9 before 10. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** Lists of the panel show the latest record first, so the latest invoice is made last. */
export const inOrder = (one: PastInvoice, other: PastInvoice): number =>
  one.invoice.issue_date.localeCompare(other.invoice.issue_date) ||
  BY_NUMBER.compare(one.invoice.number ?? '', other.invoice.number ?? '');
