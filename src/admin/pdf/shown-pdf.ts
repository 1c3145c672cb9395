import { useSyncExternalStore } from 'react';

export interface ShownPdf {
  name: string;
  file: Blob;
}

let shown: ShownPdf | null = null;
const listeners = new Set<() => void>();

/** Opens the side panel with a PDF, wherever the button was; null closes it. */
export function showPdf(pdf: ShownPdf | null): void {
  shown = pdf;
  for (const listener of listeners) listener();
}

export function useShownPdf(): ShownPdf | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
