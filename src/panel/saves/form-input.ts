/**
 * An empty input counts as a missing field, and so does an empty list: no ticked event means all
 * events.
 */
function filled(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** The fields of a record after a save. A field that the form does not hold stays as it is stored. */
export function formInput(
  fields: readonly string[],
  data: Record<string, unknown>,
  stored: Record<string, unknown> | null,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      filled(data[field] === undefined ? stored?.[field] : data[field]),
    ]),
  );
}
