import { useState, type ComponentType } from 'react';
import { Button } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { BEHIND_MORE } from '../../../domain/fields/references';
import { sharedValue } from '../../requests/shared-value';
import { moreWords } from '../../words';
import { DateField } from '../inputs/DateField';
import { DeliveryAddressField } from '../inputs/DeliveryAddressField';
import type { InputProps } from '../inputs/input-props';
import { TextField } from '../inputs/TextField';
import { lockable } from '../locked/lockable';
import { BankAccountField } from './BankAccountField';
import { NoCell } from '../locked/form-rows';
import { useIsLocked } from '../locked/use-lock';

/** The address of the form whose further fields were opened. */
const opened = sharedValue<string | null>(null);

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : typeof value === 'string' && value !== '';

/** Whether the form shows these fields: once one is filled, or somebody asked for them. */
function useIsOpen(): boolean {
  const { pathname } = useLocation();
  const values = useForm('useIsOpen', (form) => form.values) as Record<string, unknown>;
  // A field that was emptied stays, so that its next letters have a place.
  const [wasFilled] = useState(() => BEHIND_MORE.some((name) => isFilled(values[name])));
  return (
    opened.use() === pathname || wasFilled || BEHIND_MORE.some((name) => isFilled(values[name]))
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
      {moreWords().more}
    </Button>
  );
}

/** An input behind "More". */
function behindMore<Props extends InputProps>(Input: ComponentType<Props>) {
  const Lockable = lockable(Input);
  return function MoreInput(props: Props) {
    return useIsOpen() ? <Lockable {...props} /> : <NoCell />;
  };
}

export const MoreField = behindMore(TextField);
export const MoreDate = behindMore(DateField);
export const MoreAccount = behindMore(BankAccountField);
export const MoreAddress = behindMore(DeliveryAddressField);
