import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  downloadPdf: 'Pobierz PDF',
};
