import { useRef } from 'react';
import { Menu, VisuallyHidden } from '@strapi/design-system';
import { More } from '@strapi/icons';

export interface MenuEntry {
  label: string;
  run: () => void;
  disabled?: boolean;
  variant?: 'danger';
  /** The menu's button gets the focus back. All other entries put it where the work goes on. */
  staysHere?: true;
}

interface Props {
  label: string;
  entries: readonly MenuEntry[];
}

/** The menu of a line. */
export function LineMenu({ label, entries }: Props) {
  const chosen = useRef<MenuEntry | null>(null);
  // While the menu is open it holds the focus fast, so an entry runs after it.
  const onClosed = (event: Event) => {
    const entry = chosen.current;
    chosen.current = null;
    if (entry && !entry.staysHere) event.preventDefault();
    entry?.run();
  };
  return (
    <Menu.Root>
      <Menu.Trigger size="S" endIcon={null} paddingLeft={1} paddingRight={1}>
        <More aria-hidden focusable={false} />
        <VisuallyHidden tag="span">{label}</VisuallyHidden>
      </Menu.Trigger>
      <Menu.Content popoverPlacement="bottom-end" maxHeight={undefined} onCloseAutoFocus={onClosed}>
        {entries.map((entry) => (
          <Menu.Item
            key={entry.label}
            disabled={entry.disabled ?? false}
            variant={entry.variant ?? 'default'}
            onSelect={() => {
              chosen.current = entry;
            }}
          >
            {entry.label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
