import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { AskFirst } from '../dialogs/ConfirmDialog';
import type { Deed } from './action';

interface Props {
  deed: Deed;
  disabled?: boolean;
}

/** A button that asks first where the deed wants it, and shows that it is at work. */
export function DeedButton({ deed, disabled = false }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await deed.run();
    setBusy(false);
    // Not before: the second click of a double click would hit the form below.
    setAsking(false);
  };
  return (
    <>
      <Button
        variant={deed.variant ?? 'tertiary'}
        startIcon={deed.icon}
        disabled={disabled}
        loading={busy && !asking}
        fullWidth
        onClick={() => (deed.ask ? setAsking(true) : void run())}
      >
        {deed.label}
      </Button>
      {deed.ask ? (
        <AskFirst
          {...deed.ask}
          open={asking}
          busy={busy}
          variant={deed.variant ?? 'default'}
          onConfirm={() => void run()}
          onClose={() => (busy ? undefined : setAsking(false))}
        />
      ) : null}
    </>
  );
}
