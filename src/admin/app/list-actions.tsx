import { Duplicate, ExternalLink, Pencil } from '@strapi/icons';
import { useHref, useNavigate } from 'react-router-dom';
import { EDIT_PLACE } from '../../content-types';
import type { ListRow } from '../../panel/answers';
import { isNoteRow, useNoteActions } from '../features/credits/use-note-actions';
import { DOCUMENT_ACTIONS, isDocumentRow } from '../kit/actions/document-actions';
import type { InvoicingAction } from '../kit/actions/invoicing-action';
import { useMayCreate } from '../kit/actions/use-may';
import type { UseRowActions } from '../lists/page/RowMenu';
import { CREDIT_NOTE, CUSTOMER, pageOf, PRODUCT } from '../requests/content-manager';
import { INVOICES, kindOf } from '../requests/document-kinds';
import { listPageWords } from '../words';
import { useDelete } from './use-delete';
import { useDocumentActions } from './use-document-actions';

/** The ways to the form of a record, and to one that begins as its copy. */
function useForms(model: string, { documentId }: ListRow): InvoicingAction[] {
  const navigate = useNavigate();
  const copies = useMayCreate(model) && (model === CUSTOMER || model === PRODUCT);
  const { edit, tab, copy } = listPageWords();
  const address = useHref(pageOf(model, documentId));
  const to = (id: string) => () => Promise.resolve(navigate(pageOf(model, id)));
  const place = model === CUSTOMER ? EDIT_PLACE : '';
  const form = { id: 'edit', label: edit, icon: <Pencil />, run: to(`${documentId}${place}`) };
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
