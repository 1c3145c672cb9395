import type { PipelinedTransaction } from '../../database/pool';
import type { DocumentKind } from '../../billing/kind';

/** As in Strapi's own forms, the creator of a record is also the last person who changed it. */
const COLUMNS = {
  made: 'created_by_id = $3, updated_by_id = $3',
  changed: 'updated_by_id = $3',
} as const;

/**
 * Stores which operator created or changed a document by an action, without one of Strapi's forms. A row id
 * alone could name a document of another business.
 */
export function setOperator(
  trx: PipelinedTransaction,
  kind: DocumentKind,
  document: { rowId: number; businessRowId: number },
  did: keyof typeof COLUMNS,
  operatorId: number,
): void {
  trx.queue({
    text: `UPDATE ${kind.table} SET ${COLUMNS[did]} WHERE id = $1 AND business_id = $2`,
    values: [document.rowId, document.businessRowId, operatorId],
  });
}
