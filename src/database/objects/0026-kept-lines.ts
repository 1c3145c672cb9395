import { table, trigger, triggerFunction, type Part, type Step } from '../step';

/**
 * Forgets the kept lines of a document whose list of lines changes. It locks the document first, so that
 * nobody keeps lines meanwhile that this transaction is about to change.
 */
const forget = (documents: string): Part =>
  triggerFunction(
    `invoicing_forget_${documents}`,
    `
DECLARE document integer;
BEGIN
  IF TG_OP = 'INSERT' THEN document := NEW.entity_id; ELSE document := OLD.entity_id; END IF;
  PERFORM FROM ${documents} d WHERE d.id = document FOR NO KEY UPDATE;
  DELETE FROM ${documents}_kept_lines WHERE document_id = document;
  RETURN NULL;
END `,
  );

/**
 * The same when lines themselves change. Their table has no index for the way back to the document, which
 * would slow every create. So a save in the panel says that it keeps the lines anew at its end.
 */
const forgetChanged = (documents: string): Part =>
  triggerFunction(
    `invoicing_forget_lines_of_${documents}`,
    `
DECLARE documents integer[];
BEGIN
  IF current_setting('invoicing.lines', true) = 'itself' THEN RETURN NULL; END IF;
  documents := ARRAY(SELECT DISTINCT link.entity_id FROM ${documents}_cmps link
    JOIN changed ON changed.id = link.cmp_id WHERE link.field = 'items');
  PERFORM FROM ${documents} d WHERE d.id = ANY (documents) ORDER BY d.id FOR NO KEY UPDATE;
  DELETE FROM ${documents}_kept_lines WHERE document_id = ANY (documents);
  RETURN NULL;
END `,
  );

/** The API links lines to new documents alone, which have none kept. */
const NOT_BY_API = `WHEN (current_setting('invoicing.counts', true) IS DISTINCT FROM 'itself')`;

const kept = (documents: string, lines: string): Part[] => [
  table(
    `${documents}_kept_lines`,
    'document_id integer PRIMARY KEY, form smallint NOT NULL, lines json NOT NULL',
  ),
  forget(documents),
  forgetChanged(documents),
  trigger({
    name: `${documents}_cmps_forget_insert`,
    table: `${documents}_cmps`,
    sql: `AFTER INSERT ON ${documents}_cmps FOR EACH ROW ${NOT_BY_API}
      EXECUTE FUNCTION invoicing_forget_${documents}()`,
  }),
  trigger({
    name: `${documents}_cmps_forget`,
    table: `${documents}_cmps`,
    sql: `AFTER UPDATE OR DELETE ON ${documents}_cmps FOR EACH ROW
      EXECUTE FUNCTION invoicing_forget_${documents}()`,
  }),
  ...(['update', 'delete'] as const).map((change) =>
    trigger({
      name: `${lines}_forget_${change}`,
      table: lines,
      sql: `AFTER ${change.toUpperCase()} ON ${lines} REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION invoicing_forget_lines_of_${documents}()`,
    }),
  ),
];

/** The lines of a document as its answers have them, kept as one text (docs/decisions/0046). */
export const keptLines: Step = {
  number: 26,
  name: 'kept-lines',
  parts: [
    ...kept('invoices', 'components_billing_invoice_lines'),
    ...kept('quotations', 'components_billing_quotation_lines'),
    ...kept('credit_notes', 'components_billing_credit_note_lines'),
  ],
};
