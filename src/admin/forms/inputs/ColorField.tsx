import { Flex, TextInput } from '@strapi/design-system';
import { checkColor, NEUTRAL, sixDigits } from '../../../domain/color';
import { inputWords } from '../../words';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

interface ColorFieldProps extends InputProps {
  placeholder?: string;
}

/** The colour in the browser's own dialog, which takes six digits only. */
function shown(text: string): string {
  const checked = checkColor(text);
  return sixDigits('value' in checked ? checked.value : NEUTRAL);
}

/** A colour, typed or chosen in the browser's own dialog. */
export function ColorField({
  name,
  label,
  hint,
  required,
  disabled,
  placeholder,
}: ColorFieldProps) {
  const { value, error, change } = useFormField<string | null>(name);
  const text = value ?? '';
  return (
    <FormField name={name} label={label} hint={hint} required={required} error={error}>
      <Flex gap={2}>
        <TextInput
          name={name}
          value={text}
          disabled={disabled}
          placeholder={placeholder ?? ''}
          onChange={(event) => change(event.currentTarget.value || null)}
        />
        <input
          type="color"
          aria-label={inputWords().chooseColor}
          value={shown(text)}
          disabled={disabled}
          style={{ width: 40, height: 40, flexShrink: 0 }}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </Flex>
    </FormField>
  );
}
