import type { DialogWords } from './en';

export const ES: DialogWords = {
  back: 'Volver',
  choose: 'Elegir',
  copy: 'Copiar',
  copied: 'Copiado.',
  saved: 'Ya lo he guardado',
};
