import { counted } from '../../words/catalogues';
import type { ExportWords } from './en';

export const ES: ExportWords = {
  export: 'Exportar',
  title: 'Exportar esta lista',
  all: 'Todos los registros que coinciden con la búsqueda y los filtros de esta lista.',
  selected: (count) =>
    `${counted(count, { one: 'registro seleccionado', other: 'registros seleccionados' })}.`,
  rows: 'Filas',
  perDocument: 'Una fila por documento',
  perLine: 'Una fila por línea',
  back: 'Volver',
  cancel: 'Cancelar',
  asCsv: 'Exportar como CSV',
  soFar: (count) => `${counted(count, { one: 'fila', other: 'filas' })} hasta ahora …`,
  saved: (count, file) =>
    `${counted(count, { one: 'fila guardada', other: 'filas guardadas' })} en ${file}.`,
  noBody: 'La respuesta está vacía.',
};
