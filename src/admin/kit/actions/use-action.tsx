import { useState } from 'react';
import { Modal } from '@strapi/design-system';
import { closeListFirst } from '../dialogs/close-list-first';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import type { InvoicingAction } from './invoicing-action';
import { DialogHeader } from '../dialogs/DialogHeader';

interface DialogProps extends NonNullable<InvoicingAction['dialog']> {
  onClose: () => void;
}

function ActionDialog({ title, content: Content, onClose }: DialogProps) {
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <Modal.Content onEscapeKeyDown={closeListFirst}>
        <DialogHeader title={title} />
        <Content onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Told when an action begins and when it has ended. */
export type OnBusy = ((busy: boolean) => void) | undefined;

/** Begins an action, with its question or dialog before it. @param asks whether it has begun already */
export function useAction(action: InvoicingAction, onBusy: OnBusy, asks = false) {
  const [asking, setAsking] = useState(asks);
  const [busy, setBusy] = useState(false);
  const work = async () => {
    setBusy(true);
    onBusy?.(true);
    await action.run?.();
    setBusy(false);
    onBusy?.(false);
    // Closed earlier, the second click of a double click would hit the page below.
    setAsking(false);
  };
  const begin = () => (action.ask || action.dialog ? setAsking(true) : void work());
  const dialogs = (
    <>
      {action.ask ? (
        <ConfirmDialog
          {...action.ask}
          open={asking}
          busy={busy}
          variant={action.variant ?? 'default'}
          onConfirm={() => void work()}
          onClose={() => (busy ? undefined : setAsking(false))}
        />
      ) : null}
      {asking && action.dialog ? (
        <ActionDialog {...action.dialog} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
  return { begin, dialogs, isRunning: busy && !asking };
}
