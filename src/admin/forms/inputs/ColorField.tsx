import { Flex, TextInput } from '@strapi/design-system';
import { inputWords } from '../../words';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

interface ColorFieldProps extends InputProps {
  placeholder?: string;
}

const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#[0-9a-f]{6}$/i;

/** What the browser's own dialog shows, which knows six digits only. */
function shown(value: string): string {
  const long = value.replace(SHORT, '#$1$1$2$2$3$3');
  return LONG.test(long) ? long : '#334155';
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
