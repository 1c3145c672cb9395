import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { INVOICES, kindOf } from '../models';
import { isDocumentRow, type InvoicingAction, type DocumentRow } from './action';
import { useActions } from './use-actions';

function asAction(action: InvoicingAction) {
  return {
    label: action.label,
    icon: action.icon,
    position: 'table-row' as const,
    ...(action.variant === 'danger-light' ? { variant: 'danger' as const } : {}),
    ...(action.ask
      ? {
          dialog: {
            type: 'dialog' as const,
            title: action.ask.title,
            content: action.ask.text,
            confirmLabel: action.ask.confirm,
            onConfirm: () => action.run(),
          },
        }
      : { onClick: () => void action.run() }),
  };
}

/** Rows of other types have none of our actions; hooks are called for them all the same. */
const NO_DOCUMENT: DocumentRow = { documentId: '', state: '' };

/**
 * Strapi takes one component per action, so each action has one, which shows it where it is offered. It
 * calls the component as a function, so its hooks run whether or not the document is there yet.
 */
function rowAction(id: string): DocumentActionComponent {
  const useRowAction: DocumentActionComponent = ({ model, document }) => {
    const kind = kindOf(model);
    const row = isDocumentRow(document) ? document : NO_DOCUMENT;
    const actions = useActions(kind ?? INVOICES, row);
    const action = kind && document ? actions.find((offered) => offered.id === id) : undefined;
    return action ? asAction(action) : null;
  };
  useRowAction.position = 'table-row';
  return useRowAction;
}

const IDS = [
  ...['convert', 'sent', 'paid', 'accepted', 'rejected', 'preview', 'download', 'duplicate'],
  'cancelled',
];

type Props = Parameters<DocumentActionComponent>[0];

/** A document's number stays taken once it has left the house: what is no draft is cancelled. */
const isIssued = ({ model, document }: Props) =>
  kindOf(model)?.word === 'invoice' && document !== undefined && document.state !== 'draft';

/** Which of Strapi's own actions are not offered, and where. Its clone keeps the old date. */
const LEFT_OUT: Readonly<Record<string, (props: Props) => boolean>> = {
  clone: ({ model }) => kindOf(model) !== undefined,
  delete: isIssued,
};

function narrowed(original: DocumentActionComponent): DocumentActionComponent {
  const leftOut = LEFT_OUT[original.type ?? ''];
  if (!leftOut) return original;
  const action: DocumentActionComponent = (props) => {
    // Called each time, so that the order of hooks stays when a draft becomes an invoice.
    const offered = original(props);
    return leftOut(props) ? null : offered;
  };
  return Object.assign(action, { type: original.type, position: original.position });
}

export function withActions(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return [...actions.map(narrowed), ...IDS.map(rowAction)];
}
