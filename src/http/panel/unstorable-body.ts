import { errors } from '@strapi/utils';

/** Far more levels than any form of the panel. Recursive code overflows after a few thousand. */
const DEEPEST = 100;

/**
 * Throws 400 for a parsed body that Strapi would answer with 500: one nested so deep that a recursion
 * overflows, or one with NUL in a text, which PostgreSQL cannot store.
 */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseNul(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new errors.ValidationError('The body is nested too deep');
  for (const [key, inner] of Object.entries(value)) {
    refuseNul(key);
    refuseUnstorable(inner, depth + 1);
  }
}

function refuseNul(text: string): void {
  if (text.includes('\0')) {
    throw new errors.ValidationError('The body must not hold NUL characters');
  }
}
