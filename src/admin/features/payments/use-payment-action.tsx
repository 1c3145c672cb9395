import { useCallback } from 'react';
import { PlusCircle } from '@strapi/icons';
import { isOpen } from '../../../domain/invoice-status';
import type { DocumentAction, DocumentRow } from '../../kit/actions/document-actions';
import { useMayCreate } from '../../kit/actions/use-may';
import { INVOICE, PAYMENT } from '../../requests/content-manager';
import type { Kind } from '../../requests/document-kinds';
import { PaymentForm } from './PaymentForm';
import { paymentWords } from '../../words';

/** "Record payment" in a dialog; null where nothing is due, or the role does not allow it. */
export function usePaymentAction(kind: Kind, row: DocumentRow): DocumentAction | null {
  const mayRecord = useMayCreate(PAYMENT);
  const { documentId } = row;
  const number = row[kind.numberField] ?? '';
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <PaymentForm invoice={{ documentId, number }} onClose={onClose} />
    ),
    [documentId, number],
  );
  if (kind.model !== INVOICE || !mayRecord || !isOpen(row.state)) return null;
  return {
    id: 'payment',
    label: paymentWords().record,
    icon: <PlusCircle />,
    variant: 'success-light',
    dialog: { title: paymentWords().recordFor(number), content },
  };
}
