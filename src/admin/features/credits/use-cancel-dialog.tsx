import { useCallback } from 'react';
import type { DocumentAction, DocumentRow } from '../../kit/actions/document-actions';
import { useMayCreate } from '../../kit/actions/use-may';
import { CREDIT_NOTE } from '../../requests/content-manager';
import type { Kind } from '../../requests/document-kinds';
import { CancelForm } from './CancelForm';

/** The dialog in which an issued invoice is cancelled, or credited instead; null for any other document. */
export function useCancelDialog(
  kind: Kind,
  row: DocumentRow,
): NonNullable<DocumentAction['dialog']>['content'] | null {
  const mayCredit = useMayCreate(CREDIT_NOTE);
  const number = row[kind.numberField] ?? '';
  // The row of a list is a new object for each rendering, and a new component would lose what is typed.
  const { documentId, state, updatedAt, issue_date, tax_amount, amount_credited, currency } = row;
  const shown = { documentId, state, updatedAt, issue_date, tax_amount, amount_credited, currency };
  const facts = JSON.stringify(shown);
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <CancelForm
        row={JSON.parse(facts) as DocumentRow}
        number={number}
        mayCredit={mayCredit}
        onClose={onClose}
      />
    ),
    [facts, number, mayCredit],
  );
  return row.issued_at ? content : null;
}
