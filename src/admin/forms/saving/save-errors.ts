import { unreadablePaths } from '../../kit/typed/unreadable-text';
import { savingWords } from '../../words';

/** An error of Strapi's server, as its panel reads it. */
export interface PanelError {
  name?: string;
  message?: string;
  status?: number;
  details?: unknown;
}

interface Outdated {
  by: string | null;
  at: string;
  word: string;
}

/** The service's details about an outdated save; undefined for any other refusal. */
export function outdatedOf(error: PanelError): Outdated | undefined {
  if (error.status !== 409) return undefined;
  return (error.details as { outdated?: Outdated } | undefined)?.outdated;
}

/** Makes each error a ValidationError: at any other, Strapi's form throws the user's input away. */
export function keepingWhatWasTyped(error: PanelError): PanelError {
  const { errors } = (error.details ?? {}) as { errors?: unknown };
  const details = Array.isArray(errors) ? error.details : { errors: [] };
  return { ...error, name: 'ValidationError', details };
}

/** A refusal of unreadable input before it is sent; undefined when all input is readable. */
export function unreadableError(data: unknown): PanelError | undefined {
  const paths = unreadablePaths(data);
  if (paths.length === 0) return undefined;
  const { notUnderstood: message, unreadable } = savingWords();
  const errors = paths.map((path) => ({ path, message, name: 'ValidationError' }));
  return {
    name: 'ValidationError',
    status: 400,
    message: unreadable,
    details: { errors },
  };
}
