import type { ReactNode } from 'react';
import { Box, Flex, TextInput } from '@strapi/design-system';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

export interface TextFieldProps extends InputProps {
  placeholder?: string;
  /** At the end of the line. */
  beside?: ReactNode;
}

/** A line of text. Strapi's own input cannot be locked. */
export function TextField({ name, label, hint, required, beside, ...input }: TextFieldProps) {
  const { value, error, change } = useFormField<string | null>(name);
  return (
    <FormField name={name} label={label} hint={hint} required={required} error={error}>
      <Flex gap={2}>
        <Box flex="1">
          <TextInput
            name={name}
            value={value ?? ''}
            disabled={input.disabled}
            placeholder={input.placeholder ?? ''}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </Box>
        {beside}
      </Flex>
    </FormField>
  );
}
