import { useState } from 'react';
import { TextInput } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { FormField } from './FormField';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';
import { decimalsOf } from '../../kit/typed/number-limits';
import { formNumber, problemOf, shownNumber } from '../../kit/typed/form-number';
import { unreadableText } from '../../kit/typed/unreadable-text';

export interface NumberFieldProps extends InputProps {
  placeholder?: string;
  attribute: { type: string };
}

/**
 * A number with comma or point. Each keystroke updates the form, so that totals follow and every save
 * has the latest number. When the user leaves the field, it shows the number that it read.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, required, disabled, placeholder = '', attribute } = props;
  const { value, error, change } = useFormField<unknown>(name);
  const currency = useForm(
    'NumberField',
    (form) => (form.values as { currency?: unknown }).currency,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const decimals = decimalsOf(name, attribute.type, currency);
  const text = unreadableText(value);
  const problem = text === null ? error : (problemOf(text, decimals) ?? error);
  const type = (next: string) => {
    setTyped(next);
    change(formNumber(next, decimals));
  };
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={typed === null ? problem : undefined}
    >
      <TextInput
        name={name}
        value={typed ?? shownNumber(value)}
        disabled={disabled}
        placeholder={placeholder}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </FormField>
  );
}
