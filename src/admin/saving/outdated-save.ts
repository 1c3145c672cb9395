import { useSyncExternalStore } from 'react';

/** A save that was refused since the record has changed meanwhile. */
export interface OutdatedSave {
  model: string;
  documentId: string;
  /** The word for its type: invoice, customer, … */
  word: string;
  /** Who changed it; null when no operator did. */
  by: string | null;
  /** When, ISO 8601. */
  at: string;
  /** The names of the fields in which the opened and the stored record differ. */
  changed: string[];
}

let refused: OutdatedSave | null = null;
const listeners = new Set<() => void>();

/** Opens the question beside the form; null closes it. */
export function tellOutdated(save: OutdatedSave | null): void {
  refused = save;
  for (const listener of listeners) listener();
}

export function useOutdatedSave(): OutdatedSave | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => refused,
  );
}
