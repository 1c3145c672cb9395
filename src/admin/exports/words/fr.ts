import { counted } from '../../words/catalogues';
import type { ExportWords } from './en';

export const FR: ExportWords = {
  export: 'Exporter',
  title: 'Exporter cette liste',
  all: 'Tous les enregistrements qui répondent à la recherche et aux filtres de cette liste.',
  selected: (count) =>
    `${counted(count, { one: 'enregistrement sélectionné', other: 'enregistrements sélectionnés' })}.`,
  rows: 'Lignes du fichier',
  perDocument: 'Une ligne du fichier par document',
  perLine: 'Une ligne du fichier par ligne de document',
  back: 'Retour',
  cancel: 'Annuler',
  asCsv: 'Exporter en CSV',
  soFar: (count) => `${counted(count, { one: 'ligne', other: 'lignes' })} pour l’instant …`,
  saved: (count, file) =>
    `${counted(count, { one: 'ligne enregistrée', other: 'lignes enregistrées' })} dans ${file}.`,
  noBody: 'La réponse est vide.',
};
