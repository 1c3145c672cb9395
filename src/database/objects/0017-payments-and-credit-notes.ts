import { actionsOf, extendScope } from '../key-permission-parts';
import { numberOfRun } from '../number-run-parts';
import { index, trigger, triggerFunction, type Part, type Step } from '../step';
import { uniqueIds } from './0003-unique-ids';
import { counted } from './0006-record-counts';
import { locking, nextNumber } from './0010-number-series';

/** Refuses what nobody may do. The argument says what that is. */
const REFUSE = triggerFunction(
  'invoicing_refuse',
  `
BEGIN
  RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END `,
);

/** @param columns those that stay as they were stored */
const kept = (table: string, columns: readonly string[], message: string): Part =>
  trigger({
    name: `${table}_keep`,
    table,
    sql: `BEFORE UPDATE ON ${table} FOR EACH ROW
      WHEN (${columns.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ')})
      EXECUTE FUNCTION invoicing_refuse('${message}')`,
  });

const neverDeleted = (table: string, message: string): Part =>
  trigger({
    name: `${table}_keep_row`,
    table,
    sql: `BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION invoicing_refuse('${message}')`,
  });

const neverUnvoided = (table: string, message: string): Part =>
  trigger({
    name: `${table}_keep_voided`,
    table,
    sql: `BEFORE UPDATE ON ${table} FOR EACH ROW
      WHEN (OLD.state = 'voided' AND NEW.state IS DISTINCT FROM OLD.state)
      EXECUTE FUNCTION invoicing_refuse('${message}')`,
  });

const neverTouched = (table: string, message: string): Part =>
  trigger({
    name: `${table}_keep`,
    table,
    sql: `BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW
      EXECUTE FUNCTION invoicing_refuse('${message}')`,
  });

const PAYMENT = [
  ...['document_id', 'business_id', 'invoice_id', 'amount', 'currency', 'paid_on'],
  ...['method', 'reference', 'note', 'created_at'],
];
const NOTE = [
  ...['document_id', 'business_id', 'customer_id', 'invoice_id', 'credit_note_number', 'state'],
  ...['reason', 'issue_date', 'delivery_date', 'order_reference', 'currency', 'subtotal'],
  ...['tax_amount', 'total', 'notes', 'terms', 'template_type', 'template_version', 'tax_rounding'],
  ...['issued_at', 'issued_details', 'created_at'],
];
const REFUND = [
  ...['document_id', 'business_id', 'credit_note_id', 'amount', 'currency', 'refunded_on'],
  ...['reference', 'created_at'],
];

const PAYMENTS: readonly Part[] = [
  uniqueIds('payments'),
  kept('payments', PAYMENT, 'a payment cannot be changed; void it instead'),
  neverUnvoided('payments', 'a voided payment stays voided; record it again'),
  neverDeleted('payments', 'a payment cannot be deleted; void it instead'),
];

const REFUNDS: readonly Part[] = [
  uniqueIds('refunds'),
  index('refunds_credit_note_idx', 'ON refunds (credit_note_id)'),
  kept('refunds', REFUND, 'a refund cannot be changed; void it instead'),
  neverUnvoided('refunds', 'a voided refund stays voided; record it again'),
  neverDeleted('refunds', 'a refund cannot be deleted; void it instead'),
];

const NUMBERED = {
  kind: 'credit_note',
  table: 'credit_notes',
  column: 'credit_note_number',
  defaultRun: 'CN-{00000}',
};
const NOTE_KEPT = 'a credit note cannot be changed';

/** Calls a function that step 13 or 16 made for invoices and quotations. */
const onInsert = (name: string, called: string): Part =>
  trigger({
    name: `credit_notes_${name}_insert`,
    table: 'credit_notes',
    sql: `BEFORE INSERT ON credit_notes FOR EACH ROW EXECUTE FUNCTION ${called}()`,
  });

const CREDIT_NOTES: readonly Part[] = [
  uniqueIds('credit_notes'),
  index('credit_notes_invoice_idx', 'ON credit_notes (invoice_id)'),
  index(
    'credit_notes_credit_note_number_trgm',
    'ON credit_notes USING gin (credit_note_number gin_trgm_ops) WITH (fastupdate = off)',
  ),
  nextNumber('invoicing_next_credit_note', NUMBERED.table, NUMBERED.column, 'CN-'),
  numberOfRun(NUMBERED),
  ...locking(NUMBERED.table, NUMBERED.column, NUMBERED.kind),
  ...counted(NUMBERED.table, NUMBERED.kind),
  onInsert('template_version', 'invoicing_template_version'),
  onInsert('issue', 'invoicing_issue'),
  kept('credit_notes', NOTE, NOTE_KEPT),
  neverDeleted('credit_notes', 'a credit note cannot be deleted'),
  neverTouched('components_billing_credit_note_lines', NOTE_KEPT),
  neverTouched('credit_notes_cmps', NOTE_KEPT),
];

/** Payments, credit notes and refunds are never changed and never deleted (docs/decisions/0034). */
export const paymentsAndCreditNotes: Step = {
  number: 17,
  name: 'payments-and-credit-notes',
  parts: [
    REFUSE,
    ...PAYMENTS,
    ...CREDIT_NOTES,
    ...REFUNDS,
    extendScope('read', [
      ...actionsOf(['payment', 'credit-note'], ['find', 'findOne']),
      ...actionsOf(['refund'], ['find']),
    ]),
    extendScope('write', [
      ...actionsOf(['payment', 'refund'], ['create', 'update']),
      ...actionsOf(['credit-note'], ['create']),
    ]),
  ],
};
