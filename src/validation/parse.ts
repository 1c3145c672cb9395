import type { z } from 'zod';
import { validationError, type ErrorCode } from '../domain/errors';
import type { Problem } from '../domain/problems';
import { say } from '../messages/message';
import { paramsOf } from './issue';

type Issue = z.core.$ZodIssue;

function toProblem(issue: Issue, input: unknown): Problem {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    return { path, message: say('not_object') };
  }
  const missing = path.length === 1 && (input as Record<string, unknown>)[String(path[0])] == null;
  if (issue.code === 'invalid_type' && missing) return { path, message: say('required') };
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return { path, message: say('not_lines') };
  if (issue.code === 'too_small' && issue.origin === 'array')
    return { path, message: say('no_lines') };
  return { path, message: paramsOf(issue).said ?? issue.message };
}

const codeOf = (issue: Issue): ErrorCode | undefined => paramsOf(issue).errorCode;

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
