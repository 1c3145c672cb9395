import type { DialogWords } from './en';

export const DE: DialogWords = {
  back: 'Zurück',
  choose: 'Auswählen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  saved: 'Ich habe es gesichert',
};
