import type { PipelinedTransaction } from '../database/pool';
import type { DocumentKind } from './document-kind';
import type { DocumentKey } from './update-document';

/** Notes in whose name a document was made, as Strapi does with what its own forms make. */
export function setCreator(
  trx: PipelinedTransaction,
  kind: DocumentKind,
  document: DocumentKey,
  operatorId: number,
): void {
  trx.queue({
    text: `UPDATE ${kind.table} SET created_by_id = $3, updated_by_id = $3
      WHERE id = $1 AND business_id = $2`,
    values: [document.key, document.businessKey, operatorId],
  });
}

/** The same for a document that an operator changed without one of Strapi's forms. */
export function setEditor(
  trx: PipelinedTransaction,
  kind: DocumentKind,
  document: DocumentKey,
  operatorId: number,
): void {
  trx.queue({
    text: `UPDATE ${kind.table} SET updated_by_id = $3 WHERE id = $1 AND business_id = $2`,
    values: [document.key, document.businessKey, operatorId],
  });
}
