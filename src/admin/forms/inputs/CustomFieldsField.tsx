import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { MAX_CUSTOM_FIELDS, type CustomField } from '../../../domain/custom-fields';
import { customFieldWords } from '../../words';
import { CustomFieldRow } from './CustomFieldRow';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';
import { useMessages } from './use-messages';

const NEW: CustomField = { key: '', label: '', kind: 'invoice', printed: false };

/** The fields as they were stored. A new label must not take them from their values. */
function useStoredKeys(name: string): readonly string[] {
  const stored = useForm('useStoredKeys', (form) => form.initialValues) as Record<string, unknown>;
  const fields = stored[name];
  return Array.isArray(fields) ? (fields as CustomField[]).map(({ key }) => key) : [];
}

/** The custom fields of a business, a row for each. */
export function CustomFieldsField({ name, label, hint, disabled }: InputProps) {
  const { value, change } = useFormField<readonly CustomField[] | null>(name);
  const messageAt = useMessages(name, value);
  const storedKeys = useStoredKeys(name);
  const words = customFieldWords();
  const rows = value ?? [];
  const set = (next: readonly CustomField[]) => change(next.length === 0 ? null : next);
  return (
    <Field.Root name={name} id={name} hint={hint} error={messageAt() ?? false}>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {rows.length === 0 ? <Typography textColor="neutral600">{words.none}</Typography> : null}
        {rows.map((row, index) => (
          <CustomFieldRow
            key={index}
            name={`${name}.${index}`}
            row={row}
            keepsKey={storedKeys.includes(row.key)}
            disabled={disabled}
            messageOf={(part) => messageAt(String(index), part)}
            onChange={(next) => set(rows.map((one, at) => (at === index ? next : one)))}
            onRemove={() => set(rows.filter((_, at) => at !== index))}
          />
        ))}
        <Flex>
          <Button
            variant="tertiary"
            startIcon={<Plus />}
            disabled={disabled || rows.length >= MAX_CUSTOM_FIELDS}
            onClick={() => set([...rows, NEW])}
          >
            {words.add}
          </Button>
        </Flex>
      </Flex>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
