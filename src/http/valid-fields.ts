import { ApiError } from '../domain/errors';

/** A PATCH that changes nothing is a mistake of the caller (spec, PATCH errors). */
export function requireSomeField<T extends object>(
  update: T,
  fields: readonly (keyof T & string)[],
): T {
  const present = fields.some((field) => update[field] !== undefined);
  if (present) return update;
  const message = `No valid field to update was sent; give at least one of ${fields.join(', ')}`;
  throw new ApiError('no_valid_fields', message);
}
