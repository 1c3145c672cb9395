import type { FormEvent, ReactNode } from 'react';
import { Button, Flex, Modal } from '@strapi/design-system';
import { actionWords } from '../../words';
import { unreadableText } from '../typed/unreadable-text';

interface Props {
  /** The words of the button. */
  label: string;
  form: { busy: boolean; submit: () => Promise<unknown> };
  /** The day of the form. While it cannot be read, nothing is sent. */
  day: string | null;
  onClose: () => void;
  /** Another way to save, beside the first. */
  other?: { label: string; onPress: () => void };
  children: ReactNode;
}

/** The fields of a dialog that makes a record, and the buttons below them. Enter saves. */
export function FormDialog({ label, form, day, onClose, other, children }: Props) {
  const isUnreadable = unreadableText(day) !== null;
  // The form of the page is around the dialog in React, though not on the page.
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isUnreadable) void form.submit();
  };
  return (
    <form onSubmit={save} style={{ display: 'contents' }} noValidate>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer gap={2}>
        <Button type="button" variant="tertiary" onClick={onClose}>
          {actionWords().back}
        </Button>
        <Flex gap={2}>
          {other ? (
            <Button
              type="button"
              variant="secondary"
              disabled={form.busy || isUnreadable}
              onClick={other.onPress}
            >
              {other.label}
            </Button>
          ) : null}
          <Button type="submit" loading={form.busy} disabled={isUnreadable}>
            {label}
          </Button>
        </Flex>
      </Modal.Footer>
    </form>
  );
}
