import { TextInput } from '@strapi/design-system';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

interface TextFieldProps extends InputProps {
  placeholder?: string;
}

/** A line of text. Strapi's own input cannot be locked. */
export function TextField({ name, label, hint, required, disabled, placeholder }: TextFieldProps) {
  const { value, error, change } = useFormField<string | null>(name);
  return (
    <FormField name={name} label={label} hint={hint} required={required} error={error}>
      <TextInput
        name={name}
        value={value ?? ''}
        disabled={disabled}
        placeholder={placeholder ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FormField>
  );
}
