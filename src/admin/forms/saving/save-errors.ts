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

interface FieldError {
  path: readonly (string | number)[];
  message: string;
}

/**
 * The refusal of a form, with our words at its unreadable input. The service refuses such text as well, and
 * names the other wrong fields.
 */
export function withUnreadable<Refusal extends PanelError>(error: Refusal, data: unknown): Refusal {
  const paths = unreadablePaths(data);
  if (paths.length === 0) return error;
  const { notUnderstood: message, unreadable } = savingWords();
  const own = new Map(paths.map((path) => [path.join('.'), { path, message }]));
  const { errors } = (error.details ?? {}) as { errors?: readonly FieldError[] };
  const others = (errors ?? []).filter(({ path }) => !own.has(path.join('.')));
  return { ...error, message: unreadable, details: { errors: [...own.values(), ...others] } };
}
