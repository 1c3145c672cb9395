import type { Statement } from '../../database/connection';

/** As in Strapi's own forms, the creator of a record is also the last person who changed it. */
const COLUMNS = {
  made: 'created_by_id = $3, updated_by_id = $3',
  changed: 'updated_by_id = $3',
} as const;

/**
 * The statement that stores which operator created or changed a record by an action, without one of
 * Strapi's forms. A row id alone could name a record of another business.
 */
export const setOperator = (
  table: 'customers' | 'invoices' | 'quotations' | 'recurring_invoices',
  record: { rowId: number; businessRowId: number },
  did: keyof typeof COLUMNS,
  operatorId: number,
): Statement => ({
  text: `UPDATE ${table} SET ${COLUMNS[did]} WHERE id = $1 AND business_id = $2`,
  values: [record.rowId, record.businessRowId, operatorId],
});
