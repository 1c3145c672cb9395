import type { DocumentWords } from '../document';

export const DOCUMENT: DocumentWords = {
  invoice: 'INVOICE',
};
