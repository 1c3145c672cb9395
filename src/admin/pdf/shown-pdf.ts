import { useSyncExternalStore } from 'react';

interface NamedPdf {
  name: string;
  file: Blob;
}

export interface ShownPdf extends NamedPdf {
  /** Address of the file, for the browser's reader. */
  url: string;
}

let shown: ShownPdf | null = null;
const listeners = new Set<() => void>();

const readable = (file: Blob): string =>
  URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));

/** Opens the side panel with a PDF, wherever the button was; null closes it. */
export function showPdf(pdf: NamedPdf | null): void {
  if (shown) URL.revokeObjectURL(shown.url);
  shown = pdf && { ...pdf, url: readable(pdf.file) };
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
