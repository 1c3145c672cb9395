import { Check } from '@strapi/icons';
import { isOpen } from '../../../domain/invoice-status';
import type { DocumentAction, DocumentRow } from '../../kit/actions/document-actions';
import { useMayCreate } from '../../kit/actions/use-may';
import { INVOICE, PAYMENT } from '../../requests/content-manager';
import type { Kind } from '../../requests/document-kinds';
import { newKey } from '../../requests/form-keys';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { paymentWords } from '../../words';
import { PAYMENT_MUTATIONS } from './payment-api';

/** Records what is due as a payment of today; null where nothing is due, or the role does not allow it. */
export function usePaidTodayAction(kind: Kind, row: DocumentRow): DocumentAction | null {
  const mayRecord = useMayCreate(PAYMENT);
  const send = useSend();
  const notify = useNotify();
  const { documentId } = row;
  const number = row[kind.numberField] ?? '';
  const words = paymentWords().paidToday;
  const run = async () => {
    await send(PAYMENT_MUTATIONS.invoicingPayRest, { key: newKey(), invoice: documentId });
    notify.done(words.done(number));
  };
  if (kind.model !== INVOICE || !mayRecord || !isOpen(row.state)) return null;
  return {
    id: 'paid',
    label: words.label,
    icon: <Check />,
    variant: 'success-light',
    ask: { title: words.title(number), text: words.text, confirm: words.confirm },
    run: () => run().catch(notify.failed),
  };
}
