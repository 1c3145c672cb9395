import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { INVOICES, kindOf } from '../models';
import type { Deed, DocumentRow } from './action';
import { useDeeds } from './use-actions';

function asAction(deed: Deed) {
  return {
    label: deed.label,
    icon: deed.icon,
    position: 'table-row' as const,
    ...(deed.variant === 'danger-light' ? { variant: 'danger' as const } : {}),
    ...(deed.ask
      ? {
          dialog: {
            type: 'dialog' as const,
            title: deed.ask.title,
            content: deed.ask.text,
            confirmLabel: deed.ask.confirm,
            onConfirm: () => deed.run(),
          },
        }
      : { onClick: () => void deed.run() }),
  };
}

/** Rows of other types have none of our deeds; hooks are called for them all the same. */
const NO_DOCUMENT: DocumentRow = { documentId: '', state: '' };

/**
 * Strapi takes one component per action, so each deed has one, which shows it where it is offered. It
 * calls the component as a function, so its hooks run whether or not the document is there yet.
 */
function rowAction(id: string): DocumentActionComponent {
  const useRowAction: DocumentActionComponent = ({ model, document }) => {
    const kind = kindOf(model);
    const row = document ? (document as unknown as DocumentRow) : NO_DOCUMENT;
    const deeds = useDeeds(kind ?? INVOICES, row);
    const deed = kind && document ? deeds.find((offered) => offered.id === id) : undefined;
    return deed ? asAction(deed) : null;
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

export function withDeeds(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return [...actions.map(narrowed), ...IDS.map(rowAction)];
}
