import { gapless, numberOfRun, PLACE_IN_RUN, RUN_OF_PATTERN } from '../number-run-parts';
import { table, type Step } from '../step';

const INVOICE = {
  kind: 'invoice',
  table: 'invoices',
  column: 'invoice_number',
  defaultRun: 'INV-{00000}',
};
const QUOTATION = {
  kind: 'quotation',
  table: 'quotations',
  column: 'quotation_number',
  defaultRun: 'QT-{00000}',
};

/** Patterns of numbers, each with runs of its own (docs/decisions/0031). */
export const numberRuns: Step = {
  number: 14,
  name: 'number-runs',
  parts: [
    table(
      'number_runs',
      `business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
      kind text NOT NULL, run text NOT NULL, last_number integer NOT NULL,
      PRIMARY KEY (business_id, kind, run)`,
    ),
    RUN_OF_PATTERN,
    PLACE_IN_RUN,
    numberOfRun(INVOICE),
    numberOfRun(QUOTATION),
    ...gapless(INVOICE),
  ],
};
