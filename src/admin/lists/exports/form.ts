import { useState } from 'react';
import { CSV_DECIMALS, type CsvDecimal } from '../../../domain/csv-decimals';
import { panelLocale } from '../../words/language';
import { numberMarks } from '../../words/number-marks';

export const FORMATS = ['xlsx', 'csv'] as const;
export const READERS = ['person', 'program'] as const;

/** The form of a file of rows, as the operator chose it the last time. */
export interface FileForm {
  format: (typeof FORMATS)[number];
  /** The reader: a person wants the words of the panel, a program the names of the API. */
  reader: (typeof READERS)[number];
  /** The mark before decimals in a CSV file. */
  decimal: CsvDecimal;
}

const LAST = 'invoicing-export-form';

/** The mark that spreadsheets in the language of the panel read. */
const usualDecimal = (): CsvDecimal =>
  numberMarks(panelLocale()).decimal === ',' ? 'comma' : 'point';

function lastForm(): Partial<Record<keyof FileForm, unknown>> {
  try {
    return (JSON.parse(window.localStorage.getItem(LAST) ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}

/** The remembered form; values of another version are the usual ones. */
export function fileForm(): FileForm {
  const { format, reader, decimal } = lastForm();
  return {
    format: FORMATS.find((one) => one === format) ?? 'xlsx',
    reader: READERS.find((one) => one === reader) ?? 'person',
    decimal: CSV_DECIMALS.find((one) => one === decimal) ?? usualDecimal(),
  };
}

/** A form that is remembered with each choice. */
export function useFileForm(): [FileForm, (change: Partial<FileForm>) => void] {
  const [form, setForm] = useState(fileForm);
  const choose = (change: Partial<FileForm>) => {
    const next = { ...form, ...change };
    window.localStorage.setItem(LAST, JSON.stringify(next));
    setForm(next);
  };
  return [form, choose];
}

/** The parts of an address that ask for a form. */
export const formQuery = ({ reader, ...form }: FileForm) => ({
  ...form,
  reading: String(reader === 'person'),
});
