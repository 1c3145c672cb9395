import { jsonTime } from '../timestamps';
import type { HistoryField } from './fields';

const columnOf = ({ name, column, type }: HistoryField): string =>
  column ?? (type === 'customer' ? 'customer_id' : name);

/**
 * SQL of a field's value as an entry holds it, with all digits of a decimal.
 * @param row the row's name, such as `NEW`
 */
export function valueText(field: HistoryField, row: string): string {
  const sql = `${row}.${columnOf(field)}`;
  if (field.type === 'decimal') return `trim_scale(${sql})`;
  if (field.type === 'time') return jsonTime(sql);
  if (field.type === 'customer') return `(SELECT document_id FROM customers WHERE id = ${sql})`;
  return sql;
}
