import { useSyncExternalStore } from 'react';

export interface SharedValue<T> {
  get(): T;
  set(value: T): void;
  /** The value, for a component. Each change renders the component again. */
  use(): T;
}

/** One value that buttons set, and that a component elsewhere in the panel shows. */
export function sharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
