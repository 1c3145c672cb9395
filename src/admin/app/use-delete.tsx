import { Trash } from '@strapi/icons';
import type { InvoicingAction } from '../kit/actions/invoicing-action';
import { useMayDelete } from '../kit/actions/use-may';
import { LIST_MUTATIONS } from '../lists/list-api';
import { READ_ONLY_TYPES, RECURRING } from '../requests/content-manager';
import { INVOICES, kindOf } from '../requests/document-kinds';
import { useNotify } from '../requests/use-notify';
import { useSend } from '../requests/use-send';
import { listPageWords, lookWords } from '../words';
import { nameOf } from './record-name';

/** A record with what decides whether it may be deleted, and what names it. */
interface Kept {
  documentId: string;
  state?: unknown;
  [field: string]: unknown;
}

/** An issued invoice keeps its number, one that recurs its place, and only actions make the others. */
const isKept = (model: string, { state }: Kept): boolean =>
  READ_ONLY_TYPES.includes(model) ||
  model === RECURRING ||
  (kindOf(model) === INVOICES && state !== 'draft');

/** Deletes a record after a question; null where the role or the record does not allow it. */
export function useDelete(
  model: string,
  row: Kept,
  onDone?: () => Promise<void>,
): InvoicingAction | null {
  const may = useMayDelete(model);
  const send = useSend();
  const notify = useNotify();
  if (!may || isKept(model, row)) return null;
  const { title, text, lastNumber } = lookWords().remove;
  const { delete: label, deleted } = listPageWords();
  const name = nameOf(model, row);
  return {
    id: 'delete',
    label,
    icon: <Trash />,
    variant: 'danger-light',
    ask: {
      title: title(name),
      text: kindOf(model) === INVOICES ? lastNumber : text,
      confirm: label,
    },
    run: () =>
      send(LIST_MUTATIONS.invoicingDelete, { model, documentIds: [row.documentId] })
        .then(() => {
          notify.done(deleted(name));
          return onDone?.();
        })
        .catch(notify.failed),
  };
}
