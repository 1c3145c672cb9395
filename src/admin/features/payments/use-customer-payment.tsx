import { useCallback } from 'react';
import { PlusCircle } from '@strapi/icons';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { accountWords, paymentWords } from '../../words';
import { CustomerPaymentForm } from './CustomerPaymentForm';

/** Records a payment of a customer in a dialog, for any of their invoices or none. */
export function useCustomerPaymentAction(documentId: string, name: string): InvoicingAction {
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <CustomerPaymentForm customer={{ documentId, name }} onClose={onClose} />
    ),
    [documentId, name],
  );
  return {
    id: 'payment',
    label: paymentWords().record,
    icon: <PlusCircle />,
    variant: 'secondary',
    dialog: { title: accountWords().customer.title(name), content },
  };
}
