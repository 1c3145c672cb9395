import { Grid, TextInput } from '@strapi/design-system';
import { pairValue } from '../../../domain/metadata';
import { FormField } from '../inputs/FormField';
import type { InputProps } from '../inputs/input-props';
import { NoRow } from '../inputs/form-rows';
import { useLockedKeys } from '../locked/use-lock';
import { useCustomFields } from './use-custom-fields';
import { usePairs } from './use-pairs';

/** The custom fields of the chosen business, each a field of the form. They are stored in its metadata. */
export function CustomFields({ disabled }: Pick<InputProps, 'disabled'>) {
  const fields = useCustomFields();
  const { pairs, messageOf, nameOf, set } = usePairs();
  const isLocked = useLockedKeys();
  if (fields.length === 0) return <NoRow />;
  return (
    <Grid.Root gap={4}>
      {fields.map(({ key, label }) => (
        <Grid.Item key={key} col={6} xs={12} direction="column" alignItems="stretch">
          <FormField name={nameOf(key)} label={label} error={messageOf(key)}>
            <TextInput
              name={nameOf(key)}
              value={pairValue(pairs, key)}
              disabled={disabled || isLocked(key)}
              onChange={(event) => set(key, event.currentTarget.value)}
            />
          </FormField>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}
