import { useForm } from '@strapi/strapi/admin';
import { useIsJudged } from './use-form-field';

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
  const isJudged = useIsJudged(value);
  return (...path: readonly string[]): string | undefined => {
    if (!isJudged) return undefined;
    const found = [field, ...path].reduce(within, errors);
    return typeof found === 'string' ? found : undefined;
  };
}
