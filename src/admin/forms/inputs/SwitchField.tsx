import { Toggle } from '@strapi/design-system';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';
import { inputWords } from '../../words';

/**
 * No or yes. Strapi's own input has a third answer, "cleared", and shows it for each record that the API or
 * an older service stored without one.
 */
export function SwitchField({ name, label, hint, required, disabled }: InputProps) {
  const { value, error, change } = useFormField<boolean | null>(name);
  return (
    <FormField name={name} label={label} hint={hint} required={required} error={error}>
      <Toggle
        name={name}
        checked={value === true}
        offLabel={inputWords().no}
        onLabel={inputWords().yes}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </FormField>
  );
}
