import { File } from '@strapi/icons';
import { hasReceipt } from '../../../domain/receipts';
import type { PanelPayment, PanelRefund } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { pdfWords } from '../../words';
import { useShowPdf } from '../pdf/use-pdf-actions';

type Receipted = Pick<PanelPayment, 'documentId' | 'paid_on' | 'state' | 'method'>;

function useReceipt(path: 'payments' | 'refunds') {
  const show = useShowPdf();
  const word = path === 'payments' ? 'payment' : 'refund';
  return (documentId: string, day: string): InvoicingAction => ({
    id: 'receipt',
    label: pdfWords().receipt,
    icon: <File />,
    variant: 'tertiary',
    run: () => show(`${word}-receipt-${day}.pdf`, `/invoicing/${path}/${documentId}/pdf`),
  });
}

/** Makes the action with the receipt of a payment; null for one that has none. */
export function usePaymentReceipt(): (payment: Receipted) => InvoicingAction | null {
  const receipt = useReceipt('payments');
  return ({ documentId, paid_on: day, state, method }) =>
    hasReceipt(state, method) ? receipt(documentId, day) : null;
}

/** The same of a refund. */
export function useRefundReceipt(): (refund: PanelRefund) => InvoicingAction | null {
  const receipt = useReceipt('refunds');
  return ({ documentId, refunded_on: day, state }) =>
    hasReceipt(state) ? receipt(documentId, day) : null;
}
