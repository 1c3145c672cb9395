import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { READ_ONLY_TYPES } from '../requests/content-manager';
import { INVOICES, kindOf } from '../requests/document-kinds';
import {
  DOCUMENT_ACTIONS,
  isDocumentRow,
  type DocumentAction,
  type DocumentRow,
} from '../kit/actions/document-actions';
import { asStrapiAction } from '../kit/actions/strapi-action';
import { withOneSave } from '../forms/saving/with-one-save';
import { useDocumentActions } from './use-document-actions';

/** Stands in for rows of other types. They have none of our actions, but their hooks run too. */
const NO_DOCUMENT: DocumentRow = { documentId: '', state: 'draft' };

/**
 * Strapi takes one component per action, and calls it as a function. So its hooks run even before the
 * document is there.
 */
function rowAction(id: DocumentAction['id']): DocumentActionComponent {
  const useRowAction: DocumentActionComponent = ({ model, document }) => {
    const kind = kindOf(model);
    const row = isDocumentRow(document) ? document : NO_DOCUMENT;
    const actions = useDocumentActions(kind ?? INVOICES, row);
    const action = kind && document ? actions.find((offered) => offered.id === id) : undefined;
    return action ? asStrapiAction(action) : null;
  };
  useRowAction.position = 'table-row';
  return useRowAction;
}

type Props = Parameters<DocumentActionComponent>[0];

/** An issued invoice keeps its number, so operators cancel it and cannot delete it. */
const isIssued = ({ model, document }: Props) =>
  kindOf(model)?.word === 'invoice' && document !== undefined && document.state !== 'draft';

const isReadOnly = ({ model }: Props) => READ_ONLY_TYPES.includes(model);

/** Strapi's own actions that we hide, and for which records. Strapi's clone keeps the old date. */
const HIDDEN: Readonly<Record<string, (props: Props) => boolean>> = {
  clone: (props) => kindOf(props.model) !== undefined || isReadOnly(props),
  delete: (props) => isIssued(props) || isReadOnly(props),
  update: isReadOnly,
};

function withoutHidden(original: DocumentActionComponent): DocumentActionComponent {
  const isHidden = HIDDEN[original.type ?? ''];
  if (!isHidden) return original;
  const action: DocumentActionComponent = (props) => {
    // Called each time, so that the order of hooks stays when a draft becomes an invoice.
    const offered = original(props);
    return isHidden(props) ? null : offered;
  };
  return Object.assign(action, { type: original.type, position: original.position });
}

export function withActions(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const own = actions.map((action) => (action.type === 'update' ? withOneSave(action) : action));
  return [...own.map(withoutHidden), ...DOCUMENT_ACTIONS.map(rowAction)];
}
