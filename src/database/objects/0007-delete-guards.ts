import { trigger, triggerFunction, type Step } from '../step';

const GUARD = triggerFunction(
  'invoicing_guard_delete',
  `
DECLARE reason text;
BEGIN
  IF TG_TABLE_NAME = 'customers' THEN
    IF EXISTS (SELECT 1 FROM invoices WHERE customer_id = OLD.id)
      OR EXISTS (SELECT 1 FROM quotations WHERE customer_id = OLD.id) THEN
      reason := 'a customer with invoices or quotations cannot be deleted';
    END IF;
  ELSIF TG_TABLE_NAME = 'businesses' THEN
    IF EXISTS (SELECT 1 FROM customers WHERE business_id = OLD.id)
      OR EXISTS (SELECT 1 FROM invoices WHERE business_id = OLD.id)
      OR EXISTS (SELECT 1 FROM quotations WHERE business_id = OLD.id) THEN
      reason := 'a business with customers or documents cannot be deleted';
    END IF;
  ELSIF TG_TABLE_NAME = 'quotations' THEN
    IF EXISTS (SELECT 1 FROM invoices WHERE quotation_id = OLD.id) THEN
      reason := 'a quotation that became an invoice cannot be deleted';
    END IF;
  ELSIF OLD.state IS DISTINCT FROM 'draft' THEN
    reason := 'only a draft invoice can be deleted; cancel it instead';
  ELSIF OLD.left_draft THEN
    reason := 'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead';
  END IF;
  IF reason IS NOT NULL THEN
    RAISE EXCEPTION '%', reason USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END `,
);

const guarded = (table: string) =>
  trigger({
    name: `${table}_guard_delete`,
    table,
    sql: `BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION invoicing_guard_delete()`,
  });

/** Refuses deletes that nobody may do, neither the API nor the panel (docs/decisions/0017). */
export const deleteGuards: Step = {
  number: 7,
  name: 'delete-guards',
  parts: [GUARD, ...['businesses', 'customers', 'invoices', 'quotations'].map(guarded)],
};
