import { useState } from 'react';
import { Button, Dialog } from '@strapi/design-system';
import type { Deed } from './deed';

interface Props {
  deed: Deed;
  disabled?: boolean;
}

/** A button that asks first where the deed wants it, and shows that it is at work. */
export function DeedButton({ deed, disabled = false }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setAsking(false);
    setBusy(true);
    await deed.run();
    setBusy(false);
  };
  return (
    <>
      <Button
        variant={deed.variant ?? 'tertiary'}
        startIcon={deed.icon}
        disabled={disabled}
        loading={busy}
        fullWidth
        onClick={() => (deed.ask ? setAsking(true) : void run())}
      >
        {deed.label}
      </Button>
      {deed.ask ? (
        <Dialog.Root open={asking} onOpenChange={setAsking}>
          <Dialog.Content>
            <Dialog.Header>{deed.ask.title}</Dialog.Header>
            <Dialog.Body>{deed.ask.text}</Dialog.Body>
            <Dialog.Footer>
              <Dialog.Cancel>
                <Button variant="tertiary" fullWidth>
                  Back
                </Button>
              </Dialog.Cancel>
              <Button variant={deed.variant ?? 'default'} fullWidth onClick={() => void run()}>
                {deed.ask.confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      ) : null}
    </>
  );
}
