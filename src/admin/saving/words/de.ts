import type { SavingWords } from './en';

const listed = (words: readonly string[]): string => new Intl.ListFormat('de').format(words);

export const DE: SavingWords = {
  toMend: 'Vor dem Speichern korrigieren',
  outdated: {
    title: 'Nicht gespeichert',
    text: ({ by, fields, ago }) =>
      `${by ?? 'Die API oder der Dienst selbst'} hat ${ago} diese Angaben geändert: ${listed(fields)}. Ihre Eingaben stehen noch im Formular. Die aktuelle Fassung würde sie ersetzen, also kopieren Sie zuerst alles, was Sie behalten möchten.`,
    back: 'Eingaben behalten',
    confirm: 'Aktuelle Fassung zeigen',
    refused: () => 'Nicht gespeichert: Der Datensatz wurde inzwischen geändert.',
    justNow: 'gerade eben',
  },
  notUnderstood: 'Diese Eingabe wurde nicht verstanden.',
  unreadable:
    'Nicht gespeichert: Ein Datum oder eine Zahl wurde nicht verstanden. Siehe das Feld mit dem roten Text.',
};
