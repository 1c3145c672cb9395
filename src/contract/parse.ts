import type { z } from 'zod';
import { validationError } from '../domain/errors';
import type { Problem } from '../domain/problems';
import { MAX_LINES } from './document';

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

/** Refused before the lines are looked at: a million bad lines would make a million messages. */
function refuseTooManyLines(input: unknown): void {
  const items = (input as { items?: unknown } | null | undefined)?.items;
  if (!Array.isArray(items) || items.length <= MAX_LINES) return;
  const message = `must have at most ${MAX_LINES.toLocaleString('en')} lines`;
  throw validationError([{ path: ['items'], message }], 'too_many_items');
}

/**
 * What the schema makes of an input; throws a `validation_failed` that names every bad field.
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  refuseTooManyLines(input);
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw validationError(result.error.issues.map((issue) => toProblem(issue, input)));
}
