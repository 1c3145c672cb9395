import { Pencil } from '@strapi/icons';
import { MUTATIONS } from '../../requests/api';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import type { DocumentRow } from '../../kit/actions/document-actions';
import type { Kind } from '../../requests/document-kinds';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { lockedWords } from '../../words';

/** Sets an issued document back to draft, after a question. */
export function useReopen(kind: Kind, row: DocumentRow): InvoicingAction {
  const send = useSend();
  const notify = useNotify();
  const number = row[kind.numberField] ?? '';
  const { documentId, updatedAt } = row;
  const reopen = async () => {
    await send(MUTATIONS.invoicingSetState, { kind, documentId, state: 'draft', updatedAt });
    notify.done(lockedWords().reopened(number));
  };
  const words = lockedWords();
  return {
    id: 'reopen',
    label: words.reopen,
    icon: <Pencil />,
    ask: {
      title: words.askTitle(number),
      text: words.askText({ kind: kind.word, isPaid: row.state === 'paid' }),
      confirm: words.reopen,
    },
    run: () => reopen().catch(notify.failed),
  };
}
