import { useState } from 'react';
import { Button, Modal } from '@strapi/design-system';
import { CATCH_UPS } from '../../../domain/schedule/due';
import { DialogChoice } from '../../kit/dialogs/fields';
import { choiceWord } from '../../kit/status/choice-words';
import { actionWords, recurringWords } from '../../words';

interface Props {
  /** How many dates have passed. */
  missed: number;
  onResume: (catchUp: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what to do with the dates that have passed during a pause. */
export function ResumeForm({ missed, onResume, onClose }: Props) {
  const [catchUp, setCatchUp] = useState<string>('none');
  const [busy, setBusy] = useState(false);
  const words = recurringWords().resume;
  const resume = async () => {
    setBusy(true);
    await onResume(catchUp);
    onClose();
  };
  return (
    <>
      <Modal.Body>
        <DialogChoice
          name="catch_up"
          label={words.field}
          hint={words.hint(missed)}
          value={catchUp}
          isNeeded
          options={CATCH_UPS.map((value) => ({ value, label: choiceWord('catch_up', value) }))}
          onChange={(value) => setCatchUp(value ?? 'none')}
        />
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" disabled={busy} onClick={onClose}>
          {actionWords().back}
        </Button>
        <Button loading={busy} onClick={() => void resume()}>
          {words.label}
        </Button>
      </Modal.Footer>
    </>
  );
}
