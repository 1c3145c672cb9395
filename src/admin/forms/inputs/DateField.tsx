import { TextInput } from '@strapi/design-system';
import { useTheme } from 'styled-components';
import { FormField } from './FormField';
import { useFormField } from './use-form-field';
import type { InputProps } from './input-props';
import { useDayInput } from '../../kit/typed/use-day-input';

/** A day of a form. */
export function DateField({ name, label, hint, required, disabled }: InputProps) {
  const { value, error, change } = useFormField<string | null | undefined>(name);
  const { colors } = useTheme() as { colors: { neutral0: string } };
  const { isUnreadable, problem, input } = useDayInput(name, value, change);
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={isUnreadable ? problem : error}
    >
      <TextInput
        {...input}
        disabled={disabled}
        // The browser draws the icon of the calendar, and does not know the panel's colours.
        style={{ colorScheme: colors.neutral0 === '#ffffff' ? 'light' : 'dark' }}
      />
    </FormField>
  );
}
