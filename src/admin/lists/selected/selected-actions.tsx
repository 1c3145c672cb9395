import { useCallback } from 'react';
import { MOST_SELECTED } from '../../../domain/list-views';
import { useMayChange, useMayCreate, useMayDelete } from '../../kit/actions/use-may';
import { INVOICE, PAYMENT, READ_ONLY_TYPES, RECURRING } from '../../requests/content-manager';
import { INVOICES, kindOf, type Kind } from '../../requests/document-kinds';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { LIST_MUTATIONS } from '../list-api';
import { documentsOf, type UseSelected } from './rows';
import { SelectedDialog } from './SelectedDialog';
import { listPageWords, selectedWords } from '../../words';

type Selected = Parameters<UseSelected>[0];

interface Described {
  kind: Kind | undefined;
  may: boolean;
  action: 'sent' | 'paid' | 'mailed';
}

/** An action on the selected rows, in a dialog. */
function useSelectedAction({ rows, onDone }: Selected, described: Described) {
  const { kind = INVOICES, may, action } = described;
  const words = selectedWords()[action];
  const send = useSend();
  const notify = useNotify();
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <SelectedDialog
        words={{ ...words, text: words.text(kind.path, rows.length) }}
        run={() =>
          send(LIST_MUTATIONS.invoicingSelected, { kind, action, documents: documentsOf(rows) })
            .then(({ results }) => results)
            .catch((error: unknown) => {
              notify.failed(error);
              return null;
            })
        }
        onClose={(done) => {
          onClose();
          if (done) onDone();
        }}
      />
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a page that is drawn anew makes new functions, and a new dialog would lose its outcome
    [kind, action, rows],
  );
  if (!described.kind || !may) return null;
  return {
    id: action,
    label: words.label,
    icon: null,
    variant: 'secondary' as const,
    disabled: rows.length > MOST_SELECTED,
    dialog: { title: words.label, content },
  };
}

export const useMarkSent: UseSelected = (selected) => {
  const may = useMayChange(selected.model, 'state');
  return useSelectedAction(selected, { kind: kindOf(selected.model), may, action: 'sent' });
};

/** A mail may change the status of its document, as the single action does. */
export const useMailSelected: UseSelected = (selected) => {
  const may = useMayChange(selected.model, 'state');
  return useSelectedAction(selected, { kind: kindOf(selected.model), may, action: 'mailed' });
};

export const useMarkPaid: UseSelected = (selected) => {
  const may = useMayCreate(PAYMENT);
  const kind = selected.model === INVOICE ? INVOICES : undefined;
  return useSelectedAction(selected, { kind, may, action: 'paid' });
};

/** Deletes all selected rows, or none where the service refuses one. */
export const useDeleteSelected: UseSelected = ({ model, rows, onDone }) => {
  const may = useMayDelete(model);
  const send = useSend();
  const notify = useNotify();
  if (!may || model === RECURRING || READ_ONLY_TYPES.includes(model)) return null;
  const { delete: label, deleteMany: words } = listPageWords();
  return {
    id: 'delete',
    label,
    icon: null,
    variant: 'danger-light',
    ask: { title: words.title(rows.length), text: words.text, confirm: label },
    run: async () => {
      const documentIds = rows.map(({ documentId }) => documentId);
      await send(LIST_MUTATIONS.invoicingDelete, { model, documentIds })
        .then(() => {
          notify.done(words.done(rows.length));
          onDone();
        })
        .catch(notify.failed);
    },
  };
};
