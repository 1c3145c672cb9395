import { useState } from 'react';
import { Button, Modal } from '@strapi/design-system';
import { closeListFirst } from '../dialogs/close-list-first';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import type { InvoicingAction } from './invoicing-action';

/** Strapi's button has the height of one line. A longer label takes two. */
const GROWS = { height: 'auto', minHeight: '3.2rem', paddingBlock: '0.4rem' };

interface Props {
  action: InvoicingAction;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Told when the action begins and when it has ended. */
  onBusy?: (busy: boolean) => void;
}

interface DialogProps extends NonNullable<InvoicingAction['dialog']> {
  onClose: () => void;
}

function ActionDialog({ title, content: Content, onClose }: DialogProps) {
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <Modal.Content onEscapeKeyDown={closeListFirst}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Content onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Does the work of an action, and tells that it runs. */
function useWork({ run }: InvoicingAction, onBusy: Props['onBusy']) {
  const [busy, setBusy] = useState(false);
  const mark = (running: boolean) => {
    setBusy(running);
    onBusy?.(running);
  };
  const work = async () => {
    mark(true);
    await run?.();
    mark(false);
  };
  return { busy, work };
}

/** The button of an action, with the question before it. It shows that the action runs. */
export function ActionButton({ action, disabled = false, fullWidth = true, onBusy }: Props) {
  const { ask, dialog } = action;
  const [asking, setAsking] = useState(false);
  const { busy, work } = useWork(action, onBusy);
  const run = async () => {
    await work();
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
        fullWidth={fullWidth}
        style={GROWS}
        onClick={() => (ask || dialog ? setAsking(true) : void run())}
      >
        {action.label}
      </Button>
      {ask ? (
        <ConfirmDialog
          {...ask}
          open={asking}
          busy={busy}
          variant={action.variant ?? 'default'}
          onConfirm={() => void run()}
          onClose={() => (busy ? undefined : setAsking(false))}
        />
      ) : null}
      {asking && dialog ? <ActionDialog {...dialog} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
