import { Fragment, useRef, useState } from 'react';
import { IconButton, Menu } from '@strapi/design-system';
import { More } from '@strapi/icons';
import type { InvoicingAction } from './invoicing-action';
import { useAction, type OnBusy } from './use-action';

type Groups = readonly (readonly InvoicingAction[])[];

interface Props {
  label: string;
  /** What cannot be undone stands last. */
  groups: Groups;
  disabled?: boolean;
  /** The menu of a row begins open, behind three dots. */
  isRow?: boolean;
  onBusy?: OnBusy;
}

/** The question or the dialog of an action, from the beginning. */
const Asked = ({ action, onBusy }: { action: InvoicingAction; onBusy: OnBusy }) =>
  useAction(action, onBusy, true).dialogs;

function Items({ groups, choose }: { groups: Groups; choose: (id: string) => void }) {
  const shown = groups.filter((group) => group.length > 0);
  return shown.map((group, place) => (
    <Fragment key={group[0]?.id}>
      {place === 0 ? null : <Menu.Separator />}
      {group.map(({ id, label, icon, variant }) => (
        <Menu.Item
          key={id}
          startIcon={icon}
          variant={variant === 'danger-light' ? 'danger' : 'default'}
          onSelect={() => choose(id)}
        >
          {label}
        </Menu.Item>
      ))}
    </Fragment>
  ));
}

/** Begins an action of a menu. One with a question or a dialog is drawn anew with its page. */
function useBegin(groups: Groups, onBusy: OnBusy) {
  const [asked, setAsked] = useState({ id: '', count: 0 });
  const find = (id: string) => groups.flat().find((action) => action.id === id);
  const run = async (action: InvoicingAction) => {
    onBusy?.(true);
    await action.run?.();
    onBusy?.(false);
  };
  const begin = (id: string) => {
    const action = find(id);
    if (action?.ask || action?.dialog) setAsked({ id, count: asked.count + 1 });
    else if (action) void run(action);
  };
  return { begin, asked: find(asked.id), count: asked.count };
}

const ROW = { tag: IconButton, icon: <More />, variant: 'ghost' } as const;

/** Actions in one menu, in groups. */
export function ActionMenu({ label, groups, disabled = false, isRow = false, onBusy }: Props) {
  const { begin, asked, count } = useBegin(groups, onBusy);
  const chosen = useRef<string | null>(null);
  // While the menu is open it holds the focus fast, so an action begins after it.
  const onClosed = (event: Event) => {
    if (chosen.current === null) return;
    event.preventDefault();
    begin(chosen.current);
    chosen.current = null;
  };
  const choose = (id: string) => {
    chosen.current = id;
  };
  return (
    <>
      <Menu.Root modal={false} defaultOpen={isRow}>
        {isRow ? (
          <Menu.Trigger {...ROW} label={label} disabled={disabled} />
        ) : (
          <Menu.Trigger variant="tertiary" size="S" disabled={disabled}>
            {label}
          </Menu.Trigger>
        )}
        <Menu.Content
          popoverPlacement="bottom-end"
          maxHeight={undefined}
          onCloseAutoFocus={onClosed}
        >
          <Items groups={groups} choose={choose} />
        </Menu.Content>
      </Menu.Root>
      {asked ? <Asked key={count} action={asked} onBusy={onBusy} /> : null}
    </>
  );
}
