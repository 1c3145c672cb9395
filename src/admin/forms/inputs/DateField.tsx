import { useState, type SyntheticEvent } from 'react';
import { TextInput } from '@strapi/design-system';
import { useTheme } from 'styled-components';
import { FormField } from './FormField';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';
import { dateProblem, EARLIEST, formDate, LATEST } from '../../kit/typed/typed-date';
import { unreadableText } from '../../kit/typed/unreadable-text';

/** A day, in the browser's own input: the operator types it in the order of their language. */
export function DateField({ name, label, hint, required, disabled }: InputProps) {
  const { value, error, change } = useFormField<string | null | undefined>(name);
  const { colors } = useTheme() as { colors: { neutral0: string } };
  const [typing, setTyping] = useState(false);
  const text = unreadableText(value);
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const next = formDate(currentTarget);
    if (next !== (value ?? null)) change(next);
  };
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={text === null ? error : typing ? undefined : dateProblem(text)}
    >
      <TextInput
        type="date"
        name={name}
        min={EARLIEST}
        max={LATEST}
        value={text ?? value ?? ''}
        disabled={disabled}
        // The browser draws the icon of the calendar, and does not know the panel's colours.
        style={{ colorScheme: colors.neutral0 === '#ffffff' ? 'light' : 'dark' }}
        // Focus does not count as typing: Strapi's form focuses the field that it refused.
        onKeyDown={({ key }) => (key === 'Tab' ? undefined : setTyping(true))}
        onChange={read}
        onKeyUp={read}
        onBlur={(event) => {
          read(event);
          setTyping(false);
        }}
      />
    </FormField>
  );
}
