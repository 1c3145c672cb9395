import type { LabelKey } from '../domain/document-look';
import type { Language } from '../domain/languages';
import { WORDS } from '.';

/** The word that a document has where its business has no own one. */
export function standardLabel(language: Language, key: LabelKey): string {
  const { labels, quotation, creditNote, ...words } = WORDS[language].document;
  switch (key) {
    case 'quotation':
      return quotation.heading;
    case 'creditNote':
      return creditNote.heading;
    case 'validUntil':
      return quotation.validUntil;
    case 'number':
    case 'bankDetails':
    case 'registrationId':
      return words[key];
    default:
      return labels[key];
  }
}
