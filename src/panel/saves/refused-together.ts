import { ApiError, validationError } from '../../domain/errors';
import { pathOf } from '../../domain/problems';

/** The refusal of fields in an error, also as a form reads it; undefined for any other error. */
function refusalIn(error: unknown): ApiError | undefined {
  const told = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return told instanceof ApiError && told.code === 'validation_failed' ? told : undefined;
}

/** What a check refuses; undefined when it refuses no fields. */
function refusalOf(check: () => unknown): ApiError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return refusalIn(error);
  }
}

/**
 * The result of a check. When it refuses fields, its error also names those that the others refuse. People
 * see all wrong fields of a form at once then.
 * @param others run only after a refusal
 */
export function refusedTogether<T>(check: () => T, ...others: readonly (() => unknown)[]): T {
  try {
    return check();
  } catch (error) {
    const first = refusalIn(error);
    if (!first) throw error;
    const fields = [first, ...others.map(refusalOf)].flatMap((refusal) => refusal?.fields ?? []);
    const once = new Map([...fields].reverse().map((field) => [field.pointer, field]));
    const problems = [...once.values()].reverse();
    throw validationError(
      problems.map(({ pointer, message }) => ({ path: pathOf(pointer), message })),
    );
  }
}
