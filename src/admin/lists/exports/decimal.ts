import type { CsvDecimal } from '../../../domain/csv-decimals';
import { panelLocale } from '../../words/language';
import { numberMarks } from '../../words/number-marks';

export type { CsvDecimal };

/** The mark before decimals that spreadsheets in the language of the panel read. */
export const usualDecimal = (): CsvDecimal =>
  numberMarks(panelLocale()).decimal === ',' ? 'comma' : 'point';
