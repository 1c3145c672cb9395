import type { SavingWords } from './en';

const listed = (words: readonly string[]): string => new Intl.ListFormat('es').format(words);

export const ES: SavingWords = {
  toMend: 'Corregir antes de guardar',
  outdated: {
    title: 'No se ha guardado',
    text: ({ by, fields, ago }) =>
      `${by ?? 'La API, o el propio servicio,'} ha modificado ${ago} estos campos: ${listed(fields)}. Lo que ha escrito sigue en el formulario. La versión actual lo sustituiría, así que copie antes lo que quiera conservar.`,
    back: 'Conservar lo escrito',
    confirm: 'Mostrar la versión actual',
    refused: () => 'No se ha guardado: el registro se ha modificado entretanto.',
    justNow: 'ahora mismo',
  },
  notUnderstood: 'No se ha entendido este dato.',
  unreadable:
    'No se ha guardado: no se ha entendido una fecha o un número. Vea el campo con el texto en rojo.',
};
