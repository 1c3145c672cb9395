import { asOf, HISTORY } from '../history/fields';
import { changeFunction } from '../history/tracked';
import { issue, OF_DELIVERY } from '../issued-parts';
import { index, statement, table, triggerFunction, type Step } from '../step';
import { updateFunctions } from '../update-parts';

const ISSUING = issue(OF_DELIVERY);
const VERSIONS = { modern: 3, classic: 3, minimal: 3 } as const;

/**
 * The state of a document's page: how often its link was revoked, and when it was opened. It is no part of
 * the document, so that an opening is no change of it.
 */
const LINKS = table(
  'document_links',
  `record_table text NOT NULL,
    record_id integer NOT NULL,
    revocations integer NOT NULL DEFAULT 0,
    opened_at timestamp,
    last_opened_at timestamp,
    PRIMARY KEY (record_id, record_table)`,
);

/**
 * The reminders that the clock has stored, each at most once per invoice, due date and day. It says so
 * whatever becomes of their mails.
 */
const REMINDERS = table(
  'invoice_reminders',
  `invoice_id integer NOT NULL,
    due_date date NOT NULL,
    day integer NOT NULL,
    PRIMARY KEY (invoice_id, due_date, day)`,
);

/**
 * A customer's decision goes with the status that it led to, and with the conversion that may follow.
 * Whoever sets another status forgets it.
 */
const FORGET_DECISION = `
  IF NEW.state <> 'converted' AND NEW.decided_at IS NOT DISTINCT FROM OLD.decided_at
      AND NEW.state IS DISTINCT FROM
        (CASE WHEN OLD.state = 'converted' THEN OLD.state_before ELSE OLD.state END) THEN
    NEW.decided_at := NULL;
    NEW.decided_by := NULL;
    NEW.decision_remark := NULL;
  END IF;`;

/** Pages, mails and reminders (docs/decisions/0052 and 0053). */
export const delivery: Step = {
  number: 27,
  name: 'delivery',
  parts: [
    LINKS,
    REMINDERS,
    index(
      'invoices_open_due_idx',
      `ON invoices (business_id, due_date) WHERE state IN ('sent', 'overdue')`,
    ),
    statement(`ALTER TABLE mails ALTER COLUMN attempt_log SET DEFAULT '[]'`),
    index('mails_due_idx', `ON mails (business_id, next_attempt_at) WHERE state = 'queued'`),
    index('mails_invoice_idx', 'ON mails (invoice_id, created_at, id)'),
    index('mails_quotation_idx', 'ON mails (quotation_id, created_at, id)'),
    index('mails_credit_note_idx', 'ON mails (credit_note_id, created_at, id)'),
    triggerFunction(
      'invoicing_issue',
      `
BEGIN${ISSUING}
  RETURN NEW;
END `,
    ),
    ...updateFunctions(VERSIONS, {
      issuing: ISSUING,
      handsOut: true,
      ofQuotations: FORGET_DECISION,
    }),
    changeFunction(asOf(27, HISTORY.invoices)),
    changeFunction(asOf(27, HISTORY.quotations)),
    changeFunction(asOf(27, HISTORY.customers)),
    changeFunction(asOf(27, HISTORY.businesses)),
  ],
};
