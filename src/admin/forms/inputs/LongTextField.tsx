import { Textarea } from '@strapi/design-system';
import { NoCell } from './form-rows';
import { FormField } from './FormField';
import type { TextFieldProps } from './TextField';
import { useFormField } from './use-form-field';

/** Lines of text. Strapi's own input cannot hide itself. */
export function LongTextField({ name, label, hint, required, ...input }: TextFieldProps) {
  const { value, error, change } = useFormField<string | null>(name);
  return (
    <FormField name={name} label={label} hint={hint} required={required} error={error}>
      <Textarea
        name={name}
        value={value ?? ''}
        disabled={input.disabled}
        placeholder={input.placeholder ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FormField>
  );
}

/** A text that only the service or a customer sets; nothing where there is none. */
export function ToldField(props: TextFieldProps) {
  const { value } = useFormField<string | null>(props.name);
  return value ? <LongTextField {...props} /> : <NoCell />;
}
