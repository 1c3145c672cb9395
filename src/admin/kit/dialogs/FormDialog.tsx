import type { ReactNode } from 'react';
import { Button, Modal } from '@strapi/design-system';
import { actionWords } from '../../words';
import { unreadableText } from '../typed/unreadable-text';

interface Props {
  /** The words of the button. */
  label: string;
  form: { busy: boolean; submit: () => Promise<unknown> };
  /** The day of the form. While it cannot be read, nothing is sent. */
  day: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a dialog that makes a record, and the buttons below them. */
export function FormDialog({ label, form, day, onClose, children }: Props) {
  return (
    <>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {actionWords().back}
        </Button>
        <Button
          loading={form.busy}
          disabled={unreadableText(day) !== null}
          onClick={() => void form.submit()}
        >
          {label}
        </Button>
      </Modal.Footer>
    </>
  );
}
