import type { PdfWords } from './en';

export const ES: PdfWords = {
  previewPdf: 'Vista previa del PDF',
  downloadPdf: 'Descargar PDF',
  previewOf: (name) => `Vista previa de ${name}`,
  download: 'Descargar',
  close: 'Cerrar la vista previa',
};
