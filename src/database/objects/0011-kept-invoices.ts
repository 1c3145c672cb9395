import { trigger, triggerFunction, type Step } from '../step';

/**
 * Nobody can delete an invoice that was ever sent, paid, overdue or cancelled, even if it is a
 * draft again. `left_draft` marks it. A trigger sets the mark, so no writer can forget or remove
 * it. The conditions of the triggers save the call of the function for drafts.
 */
const MARK = triggerFunction(
  'invoicing_mark_invoice',
  `
BEGIN
  NEW.left_draft := true;
  RETURN NEW;
END `,
);

/** Stores the status of a quotation before its conversion, for when its invoice is deleted. */
const REMEMBER = triggerFunction(
  'invoicing_remember_state',
  `
BEGIN
  NEW.state_before := OLD.state;
  RETURN NEW;
END `,
);

/**
 * This locks the quotation first. If two of its invoices are deleted at once, the second delete
 * sees that the first invoice is gone. A conversion at the same time runs before or after. Older
 * quotations have no stored status. They become accepted, which most quotations are before their
 * conversion.
 */
const REOPEN = triggerFunction(
  'invoicing_reopen_quotation',
  `
BEGIN
  PERFORM 1 FROM quotations WHERE id = OLD.quotation_id FOR UPDATE;
  UPDATE quotations q SET state = coalesce(q.state_before, 'accepted'), state_before = NULL,
    updated_at = clock_timestamp() AT TIME ZONE 'UTC', updated_by_id = NULL
  WHERE q.id = OLD.quotation_id AND q.state = 'converted'
    AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.quotation_id = q.id);
  RETURN NULL;
END `,
);

/**
 * Marks older invoices. It finds them by their status, their payment date and stored events about an
 * earlier status. The first id in an event is that of its record.
 */
const MARK_OLDER = `UPDATE invoices i SET left_draft = true
  WHERE i.left_draft IS NOT TRUE AND (i.state IS DISTINCT FROM 'draft' OR i.paid_at IS NOT NULL
    OR i.document_id IN (
      SELECT substring(d.payload FROM '"id":\\s*"([0-9a-fA-F-]{36})"') FROM webhook_deliveries d
      WHERE d.event_type IN ('invoice.sent', 'invoice.paid', 'invoice.cancelled')))`;

export const keptInvoices: Step = {
  number: 11,
  name: 'kept-invoices',
  parts: [
    MARK,
    REMEMBER,
    REOPEN,
    trigger({
      name: 'invoices_left_draft_insert',
      table: 'invoices',
      sql: `BEFORE INSERT ON invoices FOR EACH ROW WHEN (NEW.state IS DISTINCT FROM 'draft')
        EXECUTE FUNCTION invoicing_mark_invoice()`,
    }),
    trigger({
      name: 'invoices_left_draft_update',
      table: 'invoices',
      sql: `BEFORE UPDATE ON invoices FOR EACH ROW
        WHEN (NEW.left_draft IS NOT TRUE AND (OLD.left_draft OR NEW.state IS DISTINCT FROM 'draft'))
        EXECUTE FUNCTION invoicing_mark_invoice()`,
      after: MARK_OLDER,
    }),
    trigger({
      name: 'quotations_state_before',
      table: 'quotations',
      sql: `BEFORE UPDATE OF state ON quotations FOR EACH ROW
        WHEN (NEW.state = 'converted' AND OLD.state IS DISTINCT FROM 'converted')
        EXECUTE FUNCTION invoicing_remember_state()`,
    }),
    trigger({
      name: 'invoices_reopen_quotation',
      table: 'invoices',
      sql: `AFTER DELETE ON invoices FOR EACH ROW WHEN (OLD.quotation_id IS NOT NULL)
        EXECUTE FUNCTION invoicing_reopen_quotation()`,
    }),
  ],
};
