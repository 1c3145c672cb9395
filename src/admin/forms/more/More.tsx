import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { ALL_REFERENCES } from '../../../domain/fields/references';
import { sharedValue } from '../../requests/shared-value';
import { moreWords } from '../../words';
import { TextField, type TextFieldProps } from '../inputs/TextField';
import { lockable } from '../locked/lockable';
import { NoCell } from '../locked/form-rows';
import { useIsLocked } from '../locked/use-lock';

/** The address of the form whose further fields were opened. */
const opened = sharedValue<string | null>(null);

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Whether the form shows its references: once one is filled, or somebody asked for them. */
function useIsOpen(): boolean {
  const { pathname } = useLocation();
  const values = useForm('useIsOpen', (form) => form.values) as Record<string, unknown>;
  // A field that was emptied stays, so that its next letters have a place.
  const [wasFilled] = useState(() => ALL_REFERENCES.some(({ name }) => isFilled(values[name])));
  return (
    opened.use() === pathname ||
    wasFilled ||
    ALL_REFERENCES.some(({ name }) => isFilled(values[name]))
  );
}

/** Opens the fields that an ordinary document does not need. */
export function More({ name }: { name: string }) {
  const { pathname } = useLocation();
  const isOpen = useIsOpen();
  const isLocked = useIsLocked(name);
  if (isOpen || isLocked) return <NoCell />;
  return (
    <Button variant="tertiary" startIcon={<Plus />} onClick={() => opened.set(pathname)}>
      {moreWords().references}
    </Button>
  );
}

const LockableText = lockable(TextField);

/** A field behind "More". */
export function MoreField(props: TextFieldProps) {
  return useIsOpen() ? <LockableText {...props} /> : <NoCell />;
}
