import { useState } from 'react';
import { useForm } from '@strapi/strapi/admin';

const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

/**
 * The messages about the parts of one field. They disappear when its value changes.
 * @returns reads the message of a part by its path; undefined for none
 */
export function useMessages(field: string, value: unknown) {
  const errors = useForm('useMessages', (form) => form.errors) as unknown;
  const [judged, setJudged] = useState({ errors, value });
  if (judged.errors !== errors) setJudged({ errors, value });
  return (...path: readonly string[]): string | undefined => {
    if (judged.value !== value) return undefined;
    const found = [field, ...path].reduce(within, errors);
    return typeof found === 'string' ? found : undefined;
  };
}
