import type { Answer } from './http';

/** Texts that no answer may contain: stacks, file paths, SQL, and Strapi's own error shape. */
const LEAK =
  /\bat \S+ \(|node_modules|\.[jt]s:\d|\/dist\/|SELECT |INSERT |violates|knex|"details"|"name":"\w+Error"/;

/**
 * Asserts the one error shape of contract §1, exactly.
 * @param pointers of `errors`, in any order; without them the body must have no `errors`
 */
export function expectError(
  answer: Answer,
  status: number,
  code: string,
  pointers?: readonly string[],
): void {
  const { error, errors, request_id: requestId, ...rest } = answer.body ?? { text: answer.text };
  expect({ status: answer.status, ...rest, pointers: pointersOf(errors) }).toEqual({
    status,
    code,
    pointers: pointers && [...pointers].sort(),
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(requestId).toBe(answer.headers.get('x-request-id'));
  expect(typeof error === 'string' && error.length > 0).toBe(true);
  expect(answer.text).not.toMatch(LEAK);
}

function pointersOf(errors: unknown): string[] | undefined {
  if (errors === undefined) return undefined;
  return (errors as { pointer: string; message: string }[])
    .map((one) => {
      expect(Object.keys(one).sort()).toEqual(['message', 'pointer']);
      expect(one.message).toMatch(/\S/);
      return one.pointer;
    })
    .sort();
}
