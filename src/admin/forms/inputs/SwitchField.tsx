import { Checkbox } from '@strapi/design-system';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

/**
 * A box to tick. Strapi's own input has a third answer, "cleared", and shows it for each record that the API or
 * an older service stored without one; its "no" is red, as if something were wrong.
 */
export function SwitchField({ name, label, hint, required, disabled }: InputProps) {
  const { value, error, change } = useFormField<boolean | null>(name);
  return (
    <FormField name={name} hint={hint} error={error} required={required}>
      <Checkbox
        name={name}
        checked={value === true}
        disabled={disabled}
        onCheckedChange={(checked) => change(checked === true)}
      >
        {label}
      </Checkbox>
    </FormField>
  );
}
