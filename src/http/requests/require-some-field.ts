import { ApiError } from '../../domain/errors';

/** Refuses a PATCH without a field to change (spec, PATCH errors). @param fields the allowed names */
export function requireSomeField<T extends object>(update: T, fields: readonly string[]): T {
  const present = Object.values(update).some((value) => value !== undefined);
  if (present) return update;
  const message = `No valid field to update was sent; give at least one of ${fields.join(', ')}`;
  throw new ApiError('no_valid_fields', message);
}
