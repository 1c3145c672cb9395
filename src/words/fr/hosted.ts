import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  downloadPdf: 'Télécharger le PDF',
};
