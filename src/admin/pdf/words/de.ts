import type { PdfWords } from './en';

export const DE: PdfWords = {
  previewPdf: 'PDF-Vorschau',
  downloadPdf: 'PDF herunterladen',
  previewOf: (name) => `Vorschau von ${name}`,
  download: 'Herunterladen',
  close: 'Vorschau schließen',
};
