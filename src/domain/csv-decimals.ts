/**
 * The mark before decimals in a file. A spreadsheet in German, French or Spanish reads a comma there, and
 * so takes semicolons between columns.
 */
export const CSV_DECIMALS = ['point', 'comma'] as const;

export type CsvDecimal = (typeof CSV_DECIMALS)[number];

export const delimiterFor = (decimal: CsvDecimal): string => (decimal === 'comma' ? ';' : ',');

/** @param number as decimal text with a point */
export const decimalFor = (decimal: CsvDecimal, number: string): string =>
  decimal === 'comma' ? number.replace('.', ',') : number;
