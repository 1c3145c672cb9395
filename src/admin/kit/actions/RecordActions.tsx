import { useState } from 'react';
import { Flex } from '@strapi/design-system';
import { actionWords } from '../../words';
import { ActionButton } from './ActionButton';
import { ActionMenu } from './ActionMenu';
import type { InvoicingAction } from './invoicing-action';

/** The actions of the page of a record. */
export interface RecordSteps {
  next: InvoicingAction | null;
  groups: readonly (readonly InvoicingAction[])[];
}

/** The next of some actions, by the first id that there is, and all others in the groups of their ids. */
export function stepsOf(
  actions: readonly InvoicingAction[],
  first: readonly string[],
  groups: readonly (readonly string[])[],
): RecordSteps {
  const one = (id: string) => actions.find((action) => action.id === id);
  const id = first.find((wanted) => one(wanted) !== undefined) ?? '';
  const next = one(id);
  return {
    next: next ? { ...next, variant: 'default' as const } : null,
    groups: groups.map((group) =>
      group.flatMap((other) => (other === id ? [] : (one(other) ?? []))),
    ),
  };
}

/** The next step, and the menu of all other actions. */
export function RecordActions({ next, groups }: RecordSteps) {
  // Two actions at once would begin from the same version, and the second would be refused.
  const [running, setRunning] = useState<'next' | 'menu' | null>(null);
  const busy = (which: 'next' | 'menu') => (isBusy: boolean) => setRunning(isBusy ? which : null);
  return (
    <Flex gap={2} wrap="wrap" data-testid="record-actions">
      {next ? (
        <ActionButton
          action={next}
          fullWidth={false}
          disabled={running === 'menu'}
          onBusy={busy('next')}
        />
      ) : null}
      {groups.some((group) => group.length > 0) ? (
        <ActionMenu
          label={actionWords().actions}
          groups={groups}
          disabled={running === 'next'}
          onBusy={busy('menu')}
        />
      ) : null}
    </Flex>
  );
}
