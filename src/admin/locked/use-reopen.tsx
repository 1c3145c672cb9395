import { Pencil } from '@strapi/icons';
import { MUTATIONS } from '../api';
import type { InvoicingAction } from '../actions/invoicing-action';
import type { DocumentRow } from '../actions/document-actions';
import type { Kind } from '../document-kinds';
import { useNotify } from '../use-notify';
import { useSend } from '../use-send';

/** Sets an issued document back to draft, after a question. */
export function useReopen(kind: Kind, row: DocumentRow): InvoicingAction {
  const send = useSend();
  const notify = useNotify();
  const number = row[kind.numberField] ?? '';
  const { documentId, updatedAt } = row;
  const reopen = async () => {
    await send(MUTATIONS.invoicingSetState, { kind, documentId, state: 'draft', updatedAt });
    notify.done(`${number} is a draft again.`);
  };
  const paid =
    row.state === 'paid'
      ? ' The amount paid becomes what it was before it was marked as paid.'
      : '';
  return {
    id: 'reopen',
    label: 'Reopen as draft',
    icon: <Pencil />,
    ask: {
      title: `Reopen ${number} as a draft?`,
      text: `It keeps its number, and you can change it again. When it is issued again, it takes the details of business and customer as they are then. Tell your customer if they have the ${kind.word} already.${paid}`,
      confirm: 'Reopen as draft',
    },
    run: () => reopen().catch(notify.failed),
  };
}
