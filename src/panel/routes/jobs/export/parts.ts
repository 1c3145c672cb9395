import { CREDIT_NOTE, INVOICE } from '../../../../billing/kind';
import type { CsvDecimal } from '../../../../domain/csv-decimals';
import type { Period } from '../../../../domain/reports';
import type { BilledKind } from '../../../../einvoice/stored/kept';

/** The folders of documents in the ZIP. */
export const FOLDERS = {
  invoices: INVOICE,
  'credit-notes': CREDIT_NOTE,
} as const satisfies Readonly<Record<string, BilledKind>>;

export type Folder = keyof typeof FOLDERS;

/** A row of an export is a document in a folder, or one of the tables. */
export type ExportPart = Folder | 'tables';

/** An export, as its operator started it. */
export interface ExportInput {
  /** The public id. */
  business: string;
  period: Period;
  /** The mark before decimals. */
  decimal: CsvDecimal;
  /** Whether tables have the words of the panel, for somebody to read. */
  reading: boolean;
}
