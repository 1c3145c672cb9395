import { asOf, HISTORY } from '../history/fields';
import { changeFunction } from '../history/tracked';
import { issue, OF_E_INVOICES } from '../issued-parts';
import { table, trigger, triggerFunction, type Part, type Step } from '../step';
import { NOW } from '../timestamps';
import { updateFunctions } from '../update-parts';

/**
 * E-invoices that were handed out. `as_at` is the state of the document at the first hand-out of any
 * format, so all rows of an issue hold the same. A document that is issued anew begins anew.
 */
const E_INVOICES = table(
  'e_invoices',
  `record_table text NOT NULL,
    record_id integer NOT NULL,
    issued_at timestamp NOT NULL,
    format text NOT NULL,
    as_at jsonb NOT NULL,
    content bytea NOT NULL,
    created_at timestamp NOT NULL DEFAULT ${NOW},
    PRIMARY KEY (record_id, record_table, issued_at, format)`,
);

/** Step 17 made the function. */
const kept = (name: string, on: string): Part =>
  trigger({
    name,
    table: 'e_invoices',
    sql: `BEFORE ${on} EXECUTE FUNCTION
      invoicing_refuse('an e-invoice that was handed out cannot be changed or deleted')`,
  });

const ISSUING = issue(OF_E_INVOICES);
const VERSIONS = { modern: 3, classic: 3, minimal: 3 } as const;

/** E-invoices are kept as they were handed out (docs/decisions/0051). */
export const eInvoices: Step = {
  number: 23,
  name: 'e-invoices',
  parts: [
    E_INVOICES,
    kept('e_invoices_keep', 'UPDATE OR DELETE ON e_invoices FOR EACH ROW'),
    kept('e_invoices_keep_all', 'TRUNCATE ON e_invoices FOR EACH STATEMENT'),
    triggerFunction(
      'invoicing_issue',
      `
BEGIN${ISSUING}
  RETURN NEW;
END `,
    ),
    ...updateFunctions(VERSIONS, { issuing: ISSUING, handsOut: true }),
    changeFunction(asOf(23, HISTORY.customers)),
    changeFunction(asOf(23, HISTORY.businesses)),
  ],
};
