/**
 * What the home page's sums read: open invoices and those paid lately, which are few however many
 * there are in all. A draft is in neither index, so that most creates do not pay for them.
 */
const OPEN_INDEX = `CREATE INDEX IF NOT EXISTS invoices_open_idx ON invoices (business_id, currency)
  INCLUDE (state, due_date, total, amount_paid) WHERE state IN ('sent', 'overdue')`;

const PAID_INDEX = `CREATE INDEX IF NOT EXISTS invoices_paid_idx ON invoices (business_id, paid_at)
  INCLUDE (currency, total) WHERE state = 'paid'`;

/** Invoices that were paid before the column came: what last happened to them is the best guess. */
const BACKFILL = `UPDATE invoices SET paid_at = updated_at WHERE state = 'paid' AND paid_at IS NULL`;

/** Run at every start; each is safe to run again. */
export const MONEY_STATEMENTS = [OPEN_INDEX, PAID_INDEX, BACKFILL];
