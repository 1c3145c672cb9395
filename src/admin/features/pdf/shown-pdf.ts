import { sharedValue } from '../../requests/shared-value';

interface NamedPdf {
  name: string;
  file: Blob;
  /** Characters that no font has, as `U+13A0, U+182D`; null for none. */
  unprintable: string | null;
  /** Saves the file for good. */
  save: () => Promise<void>;
}

export interface ShownPdf extends NamedPdf {
  /** The address of the file, for the browser's reader. */
  url: string;
}

const shown = sharedValue<ShownPdf | null>(null);

const readable = (file: Blob): string =>
  URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));

/** Opens the side panel with a PDF. Null closes it. */
export function showPdf(pdf: NamedPdf | null): void {
  const last = shown.get();
  if (last) URL.revokeObjectURL(last.url);
  shown.set(pdf && { ...pdf, url: readable(pdf.file) });
}

export const useShownPdf = shown.use;
