import { index, statement, type Step } from '../step';

/**
 * Indexes for the home page's sums of open and of lately paid invoices. These stay few among any number
 * of invoices. No index holds drafts, so most creates do not pay for them.
 */
export const invoiceSums: Step = {
  number: 4,
  name: 'invoice-sums',
  parts: [
    // Few invoices come from a quotation, so only these are indexed.
    index('invoices_quotation_idx', 'ON invoices (quotation_id) WHERE quotation_id IS NOT NULL'),
    index(
      'invoices_open_idx',
      `ON invoices (business_id, currency)
      INCLUDE (state, due_date, total, amount_paid) WHERE state IN ('sent', 'overdue')`,
    ),
    index(
      'invoices_paid_idx',
      `ON invoices (business_id, paid_at) INCLUDE (currency, total) WHERE state = 'paid'`,
    ),
    // Some invoices were paid before this column existed. The time of their last change is the best
    // guess.
    statement(`UPDATE invoices SET paid_at = updated_at WHERE state = 'paid' AND paid_at IS NULL`),
  ],
};
