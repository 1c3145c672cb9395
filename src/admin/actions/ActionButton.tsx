import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import type { InvoicingAction } from './invoicing-action';

interface Props {
  action: InvoicingAction;
  disabled?: boolean;
  /** Told when the action begins and when it has ended. */
  onBusy?: (busy: boolean) => void;
}

/** The button of an action, with the question before it. It shows that the action runs. */
export function ActionButton({ action, disabled = false, onBusy }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const mark = (running: boolean) => {
    setBusy(running);
    onBusy?.(running);
  };
  const run = async () => {
    mark(true);
    await action.run();
    mark(false);
    // Closed earlier, the second click of a double click would hit the form below.
    setAsking(false);
  };
  return (
    <>
      <Button
        variant={action.variant ?? 'tertiary'}
        startIcon={action.icon}
        disabled={disabled}
        loading={busy && !asking}
        fullWidth
        onClick={() => (action.ask ? setAsking(true) : void run())}
      >
        {action.label}
      </Button>
      {action.ask ? (
        <ConfirmDialog
          {...action.ask}
          open={asking}
          busy={busy}
          variant={action.variant ?? 'default'}
          onConfirm={() => void run()}
          onClose={() => (busy ? undefined : setAsking(false))}
        />
      ) : null}
    </>
  );
}
