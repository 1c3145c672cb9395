import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { kindOf, type Kind } from '../models';
import type { Deed, DocumentRow } from './deed';
import { useDeeds } from './use-deeds';

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

/** Strapi takes one component an action, so each deed has one, which shows it where it is offered. */
function rowAction(id: string): DocumentActionComponent {
  const useAction = (kind: Kind, document: DocumentRow) => {
    const deed = useDeeds(kind, document).find((offered) => offered.id === id);
    return deed ? asAction(deed) : null;
  };
  const action: DocumentActionComponent = ({ model, document }) => {
    const kind = kindOf(model);
    // A row's model never changes, so neither does the order of hooks.
    return kind && document ? useAction(kind, document as unknown as DocumentRow) : null;
  };
  action.position = 'table-row';
  return action;
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
