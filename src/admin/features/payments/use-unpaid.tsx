import { Cross } from '@strapi/icons';
import type { DocumentRow } from '../../kit/actions/document-actions';
import type { DocumentLock } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { MUTATIONS } from '../../requests/api';
import type { Kind } from '../../requests/document-kinds';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { paymentWords } from '../../words';

/** Takes back that an invoice is paid; null where payments say it, or the role does not allow it. */
export function useUnpaidAction(
  kind: Kind,
  row: DocumentRow,
  { unpays }: DocumentLock,
): InvoicingAction | null {
  const send = useSend();
  const notify = useNotify();
  const { documentId, updatedAt } = row;
  const number = row[kind.numberField] ?? '';
  const words = paymentWords().unpaid;
  const run = async () => {
    await send(MUTATIONS.invoicingSetState, { kind, documentId, state: 'sent', updatedAt });
    notify.done(words.done(number));
  };
  if (!unpays) return null;
  return {
    id: 'unpaid',
    label: words.label,
    icon: <Cross />,
    variant: 'secondary',
    ask: { title: words.title(number), text: words.text, confirm: words.confirm },
    run: () => run().catch(notify.failed),
  };
}
