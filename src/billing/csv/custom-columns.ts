import type { Parameters } from '../../database/text-filter';
import type { CustomField } from '../../domain/custom-fields';
import type { CsvColumn } from './columns';

/** What an operator must be able to read for them, see `CsvColumn`. */
export const CUSTOM_NEEDS = ['metadata', 'business.custom_fields'];

/** The last columns of an export. Fields of several businesses with the same key and label share one. */
export function customColumns(
  fields: readonly CustomField[],
  parameters: Parameters,
): readonly CsvColumn[] {
  const isFirst = ({ key, label }: CustomField, at: number) =>
    fields.findIndex((one) => one.key === key && one.label === label) === at;
  return fields.filter(isFirst).map(({ key, label }, at) => ({
    name: `field_${at}`,
    sql: `d.metadata ->> ${parameters.add(key)}::text`,
    needs: CUSTOM_NEEDS,
    label,
  }));
}
