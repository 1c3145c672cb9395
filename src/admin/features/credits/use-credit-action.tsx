import { useCallback } from 'react';
import { MinusCircle } from '@strapi/icons';
import { isCreditable } from '../../../domain/invoice-status';
import type { DocumentAction, DocumentRow } from '../../kit/actions/document-actions';
import { useMayCreate } from '../../kit/actions/use-may';
import { CREDIT_NOTE, INVOICE } from '../../requests/content-manager';
import type { Kind } from '../../requests/document-kinds';
import { CreditForm } from './CreditForm';
import { creditWords } from '../../words';

/** "Credit" in a dialog; null where nothing can be credited, or the role does not allow it. */
export function useCreditAction(kind: Kind, row: DocumentRow): DocumentAction | null {
  const mayCredit = useMayCreate(CREDIT_NOTE);
  const { documentId, state } = row;
  const number = row[kind.numberField] ?? '';
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <CreditForm invoice={documentId} number={number} onClose={onClose} />
    ),
    [documentId, number],
  );
  if (kind.model !== INVOICE || !mayCredit || !isCreditable(state)) return null;
  return {
    id: 'credit',
    label: creditWords().credit,
    icon: <MinusCircle />,
    variant: 'secondary',
    dialog: { title: creditWords().creditOf(number), content },
  };
}
