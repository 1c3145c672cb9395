import { details, issue } from '../issued-parts';
import { statement, trigger, triggerFunction, type Part, type Step } from '../step';

/** An inserted document keeps its details when it is issued. Step 21 makes the triggers for UPDATE. */
const ISSUE_INSERTED = triggerFunction(
  'invoicing_issue',
  `
BEGIN${issue()}
  RETURN NEW;
END `,
);

/** The condition saves the call of a function for drafts. */
const onInsert = (table: string): Part =>
  trigger({
    name: `${table}_issue_insert`,
    table,
    sql: `BEFORE INSERT ON ${table} FOR EACH ROW
      WHEN (NEW.state IS DISTINCT FROM 'draft' OR NEW.issued_at IS NOT NULL)
      EXECUTE FUNCTION invoicing_issue()`,
  });

/**
 * Documents of before that are no drafts count as issued with the details of today. The other triggers
 * rest meanwhile: their amounts and their `updated_at` stay.
 */
const takeAlong = (table: string, amounts: string): Part =>
  statement(`DO $do$ BEGIN
  ALTER TABLE ${table} DISABLE TRIGGER USER;
  UPDATE ${table} d SET ${amounts}
    issued_at = CASE WHEN d.state <> 'draft' THEN coalesce(d.issued_at, d.created_at) END,
    issued_details = CASE WHEN d.state <> 'draft'
      THEN coalesce(d.issued_details, ${details('d.business_id', 'd.customer_id')}) END
  WHERE ${amounts === '' ? '' : 'd.amount_recorded IS NULL OR '}(d.state <> 'draft' AND d.issued_at IS NULL);
  ALTER TABLE ${table} ENABLE TRIGGER USER;
END $do$`);

const NO_AMOUNTS = `amount_recorded = coalesce(d.amount_recorded, 0),
    amount_credited = coalesce(d.amount_credited, 0), credit_total = coalesce(d.credit_total, 0),
    amount_refunded = coalesce(d.amount_refunded, 0),`;

export const issuedDocuments: Step = {
  number: 16,
  name: 'issued-documents',
  parts: [
    statement(`DO $do$ BEGIN
  ALTER TABLE businesses DISABLE TRIGGER USER;
  UPDATE businesses SET lock_documents = 'when_sent' WHERE lock_documents IS NULL;
  ALTER TABLE businesses ENABLE TRIGGER USER;
END $do$`),
    takeAlong('invoices', NO_AMOUNTS),
    takeAlong('quotations', ''),
    ISSUE_INSERTED,
    onInsert('invoices'),
    onInsert('quotations'),
  ],
};
