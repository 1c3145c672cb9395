import { statement, type Step } from '../step';

/**
 * Documents from before had their tax rounded per line, and their lines are pieces taxed at the standard
 * rate, or at 0 % without a category. Other triggers rest meanwhile: answers show nothing else than
 * before, so `updated_at` stays.
 */
const rounded = (table: string) =>
  statement(`DO $do$ BEGIN
  ALTER TABLE ${table} DISABLE TRIGGER USER;
  UPDATE ${table} SET tax_rounding = 'line' WHERE tax_rounding IS NULL;
  ALTER TABLE ${table} ENABLE TRIGGER USER;
END $do$`);

const categorized = (lines: string) =>
  statement(`UPDATE ${lines}
    SET unit_code = 'C62', tax_category = CASE WHEN tax_rate > 0 THEN 'S' END
    WHERE unit_code IS NULL`);

export const taxRules: Step = {
  number: 15,
  name: 'tax-rules',
  parts: [
    ...['businesses', 'invoices', 'quotations'].map(rounded),
    ...['components_billing_invoice_lines', 'components_billing_quotation_lines'].map(categorized),
  ],
};
