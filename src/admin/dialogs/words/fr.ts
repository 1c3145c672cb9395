import type { DialogWords } from './en';

export const FR: DialogWords = {
  back: 'Retour',
  choose: 'Choisir',
  copy: 'Copier',
  copied: 'Copié.',
  saved: 'C’est noté',
};
