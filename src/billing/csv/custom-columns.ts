import type { CustomField } from '../../domain/custom-fields';
import type { Parameters } from '../../database/text-filter';
import type { CsvColumn } from './columns';

/** Columns of custom fields, which come last. */
export interface CustomColumns {
  columns: readonly CsvColumn[];
  /** Their names in the file. A label may be longer than a name in PostgreSQL. */
  labels: readonly string[];
}

/** Fields of several businesses with the same key and label share a column. */
export function customColumns(
  fields: readonly CustomField[],
  parameters: Parameters,
): CustomColumns {
  const byName = new Map(
    fields.map(({ key, label }) => [JSON.stringify([key, label]), { key, label }]),
  );
  const named = [...byName.values()];
  const columns = named.map(({ key }, at) => ({
    name: `field_${at}`,
    sql: `d.metadata ->> ${parameters.add(key)}::text`,
    needs: ['metadata'],
  }));
  return { columns, labels: named.map(({ label }) => label) };
}
