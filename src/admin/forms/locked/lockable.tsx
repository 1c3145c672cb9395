import type { ComponentType } from 'react';
import type { InputProps } from '../inputs/input-props';
import { useIsLocked } from './use-lock';

/** An input that is disabled while its field is locked. */
export function lockable<Props extends InputProps>(Input: ComponentType<Props>) {
  return function LockableInput(props: Props) {
    const isLocked = useIsLocked(props.name);
    return <Input {...props} disabled={props.disabled || isLocked} />;
  };
}
