import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  downloadPdf: 'Download PDF',
};
