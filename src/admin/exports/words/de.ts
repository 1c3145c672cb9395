import { counted } from '../../words/catalogues';
import type { ExportWords } from './en';

const rows = (count: number) => counted(count, { one: 'Zeile', other: 'Zeilen' });

export const DE: ExportWords = {
  export: 'Exportieren',
  title: 'Diese Liste exportieren',
  all: 'Alle Datensätze, die zu Suche und Filtern dieser Liste passen.',
  selected: (count) =>
    `${counted(count, { one: 'ausgewählter Datensatz', other: 'ausgewählte Datensätze' })}.`,
  rows: 'Zeilen',
  perDocument: 'Eine Zeile je Dokument',
  perLine: 'Eine Zeile je Position',
  back: 'Zurück',
  cancel: 'Abbrechen',
  asCsv: 'Als CSV exportieren',
  soFar: (count) => `Bisher ${rows(count)} …`,
  saved: (count, file) => `${rows(count)} als ${file} gespeichert.`,
  noBody: 'Die Antwort hat keinen Inhalt.',
};
