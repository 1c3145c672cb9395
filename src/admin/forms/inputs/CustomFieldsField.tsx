import { useForm } from '@strapi/strapi/admin';
import { MAX_CUSTOM_FIELDS, type CustomField } from '../../../domain/custom-fields';
import { customFieldWords } from '../../words';
import { CustomFieldRow } from './CustomFieldRow';
import type { InputProps } from './input-props';
import { RowsField } from './RowsField';

const NEW: CustomField = { key: '', label: '', kind: 'invoice', printed: false };

/** The fields as they were stored. A new label must not take them from their values. */
function useStoredKeys(name: string): readonly string[] {
  const stored = useForm('useStoredKeys', (form) => form.initialValues) as Record<string, unknown>;
  const fields = stored[name];
  return Array.isArray(fields) ? (fields as CustomField[]).map(({ key }) => key) : [];
}

/** The custom fields of a business, a row for each. */
export function CustomFieldsField(props: InputProps) {
  const storedKeys = useStoredKeys(props.name);
  return (
    <RowsField {...props} words={customFieldWords()} empty={NEW} most={MAX_CUSTOM_FIELDS}>
      {(row) => <CustomFieldRow {...row} keepsKey={storedKeys.includes(row.row.key)} />}
    </RowsField>
  );
}
