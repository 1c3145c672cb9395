import { Pencil } from '@strapi/icons';
import { MUTATIONS } from '../api';
import type { InvoicingAction } from '../actions/invoicing-action';
import type { DocumentRow } from '../actions/document-actions';
import type { Kind } from '../document-kinds';
import { useNotify } from '../use-notify';
import { useSend } from '../use-send';
import { lockedWords } from './words';

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
