import type { z } from 'zod';
import { validationError, type ErrorCode } from '../domain/errors';
import type { Problem } from '../domain/problems';

type Issue = z.core.$ZodIssue;

function toProblem(issue: Issue, input: unknown): Problem {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    return { path, message: 'must be a JSON object' };
  }
  const missing = path.length === 1 && (input as Record<string, unknown>)[String(path[0])] == null;
  if (issue.code === 'invalid_type' && missing) return { path, message: 'is required' };
  return { path, message: issue.message };
}

/** A check with an error code of its own says so by `params: { errorCode }`; it is told alone. */
function codeOf(issue: Issue): ErrorCode | undefined {
  const params = issue.code === 'custom' ? issue.params : undefined;
  return params?.['errorCode'] as ErrorCode | undefined;
}

/**
 * What the schema makes of an input; throws a `validation_failed` that names every bad field.
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const { issues } = result.error;
  const coded = issues.find((issue) => codeOf(issue) !== undefined);
  if (coded) throw validationError([toProblem(coded, input)], codeOf(coded));
  throw validationError(issues.map((issue) => toProblem(issue, input)));
}
