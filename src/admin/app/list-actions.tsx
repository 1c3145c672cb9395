import { Duplicate, ExternalLink, Pencil, Trash } from '@strapi/icons';
import { useHref, useNavigate } from 'react-router-dom';
import type { ListRow } from '../../panel/answers';
import { isNoteRow, useNoteActions } from '../features/credits/use-note-actions';
import { DOCUMENT_ACTIONS, isDocumentRow } from '../kit/actions/document-actions';
import type { InvoicingAction } from '../kit/actions/invoicing-action';
import { useMayCreate, useMayDelete } from '../kit/actions/use-may';
import { LIST_MUTATIONS } from '../lists/list-api';
import type { UseRowActions } from '../lists/page/RowMenu';
import {
  CREDIT_NOTE,
  CUSTOMER,
  pageOf,
  PRODUCT,
  READ_ONLY_TYPES,
  RECURRING,
} from '../requests/content-manager';
import { INVOICES, kindOf } from '../requests/document-kinds';
import { useNotify } from '../requests/use-notify';
import { useSend } from '../requests/use-send';
import { listPageWords, lookWords } from '../words';
import { nameOf } from './record-name';
import { useDocumentActions } from './use-document-actions';

/** An issued invoice keeps its number, one that recurs its place, and only actions make the others. */
const isKept = (model: string, { state }: ListRow): boolean =>
  READ_ONLY_TYPES.includes(model) ||
  model === RECURRING ||
  (kindOf(model) === INVOICES && state !== 'draft');

function useDelete(model: string, row: ListRow): InvoicingAction | null {
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
        .then(() => notify.done(deleted(name)))
        .catch(notify.failed),
  };
}

/** The ways to the form of a record, and to one that begins as its copy. */
function useForms(model: string, { documentId }: ListRow): InvoicingAction[] {
  const navigate = useNavigate();
  const copies = useMayCreate(model) && (model === CUSTOMER || model === PRODUCT);
  const { edit, tab, copy } = listPageWords();
  const address = useHref(pageOf(model, documentId));
  const to = (id: string) => () => Promise.resolve(navigate(pageOf(model, id)));
  const form = { id: 'edit', label: edit, icon: <Pencil />, run: to(documentId) };
  const inTab = {
    id: 'tab',
    label: tab,
    icon: <ExternalLink />,
    run: () => Promise.resolve(void window.open(address, '_blank', 'noopener')),
  };
  const clone = { id: 'clone', label: copy, icon: <Duplicate />, run: to(`clone/${documentId}`) };
  return copies ? [form, inTab, clone] : [form, inTab];
}

/** Actions on documents, in the order of the menu. */
function useDocument(model: string, row: object): InvoicingAction[] {
  const kind = kindOf(model);
  const document = isDocumentRow(row) ? row : null;
  const actions = useDocumentActions(
    kind ?? INVOICES,
    document ?? { documentId: '', state: 'draft' },
  );
  if (!kind || !document) return [];
  return DOCUMENT_ACTIONS.flatMap((id) => actions.find((action) => action.id === id) ?? []);
}

function useNote(model: string, row: object): InvoicingAction[] {
  const actions = useNoteActions(isNoteRow(row) ? row : { documentId: '' });
  return model === CREDIT_NOTE ? actions : [];
}

/** The menu of a row of a type. Its hooks run for all types; a row has them when it is opened. */
export const rowActions = (model: string): UseRowActions =>
  function useRowActions(row) {
    const forms = useForms(model, row);
    const own = [...useDocument(model, row), ...useNote(model, row)];
    const remove = useDelete(model, row);
    return [forms, own, remove ? [remove] : []];
  };
