import { useState } from 'react';
import { useField, useForm } from '@strapi/strapi/admin';

/** A field of the form. The message about its old value disappears when the value changes. */
export function useFormField<T>(name: string) {
  const { value: stored, error, onChange } = useField(name);
  const value = stored as T | undefined;
  const errors = useForm('useFormField', (form) => form.errors);
  const [judged, setJudged] = useState({ errors, value });
  if (judged.errors !== errors) setJudged({ errors, value });
  return {
    value,
    error: judged.value === value ? error : undefined,
    change: (next: unknown) => onChange(name, next),
  };
}
