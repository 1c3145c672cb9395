import { columnWord, valueWords } from '../../messages/columns';
import type { PanelLanguage } from '../../messages/languages';
import type { CsvColumn } from './columns';

/** The ids of records here. Nobody reads them, and an import finds records by them. */
const IDS: ReadonlySet<string> = new Set([
  'id',
  'business_id',
  'customer_id',
  'product_id',
  'invoice_id',
  'quotation_id',
  'credit_note_id',
  'payment_id',
  'line_id',
  'bank_account_id',
  'recurring_invoice_id',
]);

/** The columns of a file that somebody reads: in the words of the panel, with the ids at the end. */
export function forReading<Column extends Pick<CsvColumn, 'name' | 'label'>>(
  columns: readonly Column[],
  language: PanelLanguage,
): (Column & Pick<CsvColumn, 'label' | 'words'>)[] {
  const isId = ({ name }: Column) => IDS.has(name);
  return [...columns.filter((one) => !isId(one)), ...columns.filter(isId)].map((column) => ({
    ...column,
    label: column.label ?? columnWord(language, column.name),
    words: valueWords(language, column.name),
  }));
}
