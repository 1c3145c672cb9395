import { counted } from '../../words/catalogues';

const rows = (count: number) => counted(count, { one: 'row', other: 'rows' });

export const EN = {
  export: 'Export',
  title: 'Export this list',
  all: 'All records that match the search and filters of this list.',
  selected: (count: number) => `${count} selected ${count === 1 ? 'record' : 'records'}.`,
  rows: 'Rows',
  perDocument: 'One row per document',
  perLine: 'One row per line',
  back: 'Back',
  cancel: 'Cancel',
  asCsv: 'Export as CSV',
  soFar: (count: number) => `${rows(count)} so far …`,
  saved: (count: number, file: string) => `${rows(count)} saved as ${file}.`,
  noBody: 'The answer has no body.',
};

export type ExportWords = typeof EN;
