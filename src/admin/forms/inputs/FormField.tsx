import type { ReactNode } from 'react';
import { Field } from '@strapi/design-system';
import type { InputProps } from './input-props';

interface FormFieldProps extends Pick<InputProps, 'name'> {
  /** None where the input has it beside itself. */
  label?: InputProps['label'];
  hint?: InputProps['hint'];
  error?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
  /** Below the hint. */
  after?: ReactNode;
}

/** The frame of our inputs: label, error and hint. */
export function FormField({ name, label, hint, error, required, ...inner }: FormFieldProps) {
  return (
    <Field.Root
      name={name}
      id={name}
      hint={hint}
      error={error ?? false}
      required={required ?? false}
    >
      {label === undefined ? null : <Field.Label>{label}</Field.Label>}
      {inner.children}
      <Field.Error />
      <Field.Hint />
      {inner.after}
    </Field.Root>
  );
}
