import type { PdfWords } from './en';

export const FR: PdfWords = {
  previewPdf: 'Aperçu du PDF',
  downloadPdf: 'Télécharger le PDF',
  previewOf: (name) => `Aperçu de ${name}`,
  download: 'Télécharger',
  close: 'Fermer l’aperçu',
};
