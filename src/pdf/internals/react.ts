import { Fragment, type ReactNode } from 'react';
import { missing } from './missing';

/** A component without state: a function of its props. */
export type Component<Props> = (props: Props) => ReactNode;

/** Whether the type of an element is React's fragment. */
export const isFragment = (type: unknown): boolean => type === Fragment;

/** The function behind the type of an element. */
export function componentOf<Props>(type: unknown): Component<Props> {
  if (typeof type !== 'function') throw missing('react', 'components that are functions');
  return type as Component<Props>;
}
