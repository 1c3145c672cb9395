import { useCallback } from 'react';
import { JOB_LISTS, type JobAction } from '../../../domain/jobs';
import { useMayChange, useMayCreate, useMayDelete } from '../../kit/actions/use-may';
import { useBusinessChoice } from '../../requests/chosen-business';
import {
  INVOICE,
  listOf,
  PAYMENT,
  READ_ONLY_TYPES,
  RECURRING,
} from '../../requests/content-manager';
import { kindOf } from '../../requests/document-kinds';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { listPageWords, selectedWords } from '../../words';
import { JOB_MUTATIONS } from '../jobs/job-api';
import { LIST_MUTATIONS } from '../list-api';
import { countOf, documentsOf, isTooMany, type Selected, type UseSelected } from './rows';
import { SelectedDialog, type Asked } from './SelectedDialog';

interface Described {
  action: JobAction;
  asked?: Asked;
  may: boolean;
}

/** The words of an action; null where the list does not have it. */
function wordsOf(action: JobAction, { model, rows, all }: Selected) {
  const { printed, ...others } = selectedWords();
  const count = countOf({ rows, all });
  if (action === 'printed') return { ...printed, text: printed.text(count) };
  const kind = kindOf(model);
  return kind ? { ...others[action], text: others[action].text(kind.path, count) } : null;
}

/** An action on the selected documents, in a dialog. It runs as a job of the service. */
function useSelectedAction(selected: Selected, { action, asked = null, may }: Described) {
  const { model, rows, all, onDone } = selected;
  const list = JOB_LISTS.find((name) => name === listOf(model));
  const words = wordsOf(action, selected);
  const send = useSend();
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <SelectedDialog
        words={words ?? { text: '', confirm: '' }}
        asked={asked}
        start={(input, key) =>
          send(JOB_MUTATIONS.invoicingStartJob, {
            key,
            list: list ?? 'invoices',
            action,
            documents: all ? null : documentsOf(rows),
            narrowing: all?.narrowing ?? '',
            ...input,
          })
        }
        onClose={(begun) => {
          onClose();
          if (begun) onDone();
        }}
      />
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a page that is drawn anew makes new functions, and a new dialog would lose what somebody chose
    [words?.text, action, asked, rows, all],
  );
  if (!words || !list || !may) return null;
  return {
    id: action,
    label: words.label,
    icon: null,
    variant: 'secondary' as const,
    disabled: isTooMany(selected),
    dialog: { title: words.label, content },
  };
}

/** The question that the law of some countries asks before an invoice leaves. */
function useSupply(model: string): Asked {
  const businesses = useBusinessChoice()?.businesses ?? [];
  return model === INVOICE && businesses.some((one) => one.asks_supply) ? 'supply' : null;
}

export const useMarkSent: UseSelected = (selected) => {
  const may = useMayChange(selected.model, 'state');
  const asked = useSupply(selected.model);
  return useSelectedAction(selected, { may, action: 'sent', asked });
};

/** A mail may change the status of its document, as the single action does. */
export const useMailSelected: UseSelected = (selected) => {
  const may = useMayChange(selected.model, 'state');
  const asked = useSupply(selected.model);
  return useSelectedAction(selected, { may, action: 'mailed', asked });
};

export const useRemindSelected: UseSelected = (selected) => {
  const may = useMayChange(selected.model, 'state') && selected.model === INVOICE;
  return useSelectedAction(selected, { may, action: 'reminded' });
};

export const useMarkPaid: UseSelected = (selected) => {
  const may = useMayCreate(PAYMENT) && selected.model === INVOICE;
  return useSelectedAction(selected, { may, action: 'paid', asked: 'payment' });
};

/** The PDFs as one ZIP. */
export const usePrintSelected: UseSelected = (selected) =>
  useSelectedAction(selected, { may: true, action: 'printed' });

/** Deletes all selected rows of the page, or none where the service refuses one. */
export const useDeleteSelected: UseSelected = ({ model, rows, all, onDone }) => {
  const may = useMayDelete(model);
  const send = useSend();
  const notify = useNotify();
  if (!may || all || model === RECURRING || READ_ONLY_TYPES.includes(model)) return null;
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
