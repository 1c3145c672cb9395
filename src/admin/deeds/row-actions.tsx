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

/** Strapi's own duplicate would copy the number's field and date as well: ours starts anew. */
function withoutClone(clone: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => (kindOf(props.model) ? null : clone(props));
  return Object.assign(action, { type: clone.type, position: clone.position });
}

export function withDeeds(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const kept = actions.map((action) => (action.type === 'clone' ? withoutClone(action) : action));
  return [...kept, ...IDS.map(rowAction)];
}
