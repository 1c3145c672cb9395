import {
  Checkbox,
  Flex,
  Grid,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import {
  CUSTOM_FIELD_KINDS,
  isPrintable,
  suggestedKey,
  type CustomField,
  type CustomFieldKind,
} from '../../../domain/custom-fields';
import { FormField } from './FormField';
import type { RowProps } from './RowsField';
import { customFieldWords } from '../../words';

interface Props extends RowProps<CustomField> {
  /** Whether values may be stored under its key. */
  keepsKey: boolean;
}

/** As long as nobody typed another key, it follows the label. */
function withLabel(row: CustomField, label: string, keepsKey: boolean): CustomField {
  const follows = !keepsKey && row.key === suggestedKey(row.label);
  return { ...row, label, ...(follows ? { key: suggestedKey(label) } : {}) };
}

interface TextProps extends Pick<Props, 'name' | 'disabled' | 'messageOf'> {
  part: 'label' | 'key';
  value: string;
  onChange: (text: string) => void;
}

const Text = ({ name, part, value, disabled, messageOf, onChange }: TextProps) => (
  <FormField
    name={`${name}.${part}`}
    label={customFieldWords()[part]}
    error={messageOf(part)}
    required
  >
    <TextInput
      name={`${name}.${part}`}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </FormField>
);

/** The kind of record, and whether documents print the field. */
function Use({ name, row, disabled, messageOf, onChange, onRemove }: Omit<Props, 'keepsKey'>) {
  const words = customFieldWords();
  const choose = (kind: CustomFieldKind) =>
    onChange({ ...row, kind, printed: row.printed && isPrintable(kind) });
  return (
    <>
      <Grid.Item col={3} xs={12} direction="column" alignItems="stretch">
        <FormField name={`${name}.kind`} label={words.kind} error={messageOf('kind')}>
          <SingleSelect
            value={row.kind}
            disabled={disabled}
            onChange={(kind) => choose(kind as CustomFieldKind)}
          >
            {CUSTOM_FIELD_KINDS.map((kind) => (
              <SingleSelectOption key={kind} value={kind}>
                {words.kinds[kind]}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </FormField>
      </Grid.Item>
      <Grid.Item col={3} xs={12} alignItems="end">
        <Flex gap={2} alignItems="center" justifyContent="space-between" flex="1">
          <Checkbox
            checked={row.printed}
            disabled={disabled || !isPrintable(row.kind)}
            onCheckedChange={(printed) => onChange({ ...row, printed: printed === true })}
          >
            {words.printed}
          </Checkbox>
          <IconButton label={words.remove(row.label)} disabled={disabled} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Flex>
      </Grid.Item>
    </>
  );
}

/** One custom field: its label, key and kind, and whether documents print it. */
export function CustomFieldRow({ keepsKey, ...use }: Props) {
  const { name, row, disabled, messageOf, onChange } = use;
  const common = { name, disabled, messageOf };
  return (
    <Grid.Root gap={4} data-custom-field={row.key}>
      <Grid.Item col={3} xs={12} direction="column" alignItems="stretch">
        <Text
          {...common}
          part="label"
          value={row.label}
          onChange={(label) => onChange(withLabel(row, label, keepsKey))}
        />
      </Grid.Item>
      <Grid.Item col={3} xs={12} direction="column" alignItems="stretch">
        <Text
          {...common}
          part="key"
          value={row.key}
          onChange={(key) => onChange({ ...row, key: key.trim() })}
        />
      </Grid.Item>
      <Use {...use} />
    </Grid.Root>
  );
}
