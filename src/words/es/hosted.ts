import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  downloadPdf: 'Descargar PDF',
};
