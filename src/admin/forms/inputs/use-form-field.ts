import { useState } from 'react';
import { useField, useForm } from '@strapi/strapi/admin';

/** Whether the errors of the form are about this value. They no longer are as soon as it changes. */
export function useIsJudged(value: unknown): boolean {
  const errors = useForm('useIsJudged', (form) => form.errors);
  const [judged, setJudged] = useState({ errors, value });
  if (judged.errors !== errors) setJudged({ errors, value });
  return judged.value === value;
}

/** A field of the form. The message about its old value disappears when the value changes. */
export function useFormField<T>(name: string) {
  const { value: stored, error, onChange } = useField(name);
  const value = stored as T | undefined;
  const isJudged = useIsJudged(value);
  return {
    value,
    error: isJudged ? error : undefined,
    change: (next: unknown) => onChange(name, next),
  };
}
