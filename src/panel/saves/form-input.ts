/** Empty inputs of a form are fields left out; so is an empty list, as of events: it means all. */
function filled(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** A record's fields as a form leaves them: what it does not hold stays as it is stored. */
export function formInput<Field extends string>(
  fields: readonly Field[],
  data: Record<string, unknown>,
  stored: Partial<Record<Field, unknown>> | null,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      filled(data[field] === undefined ? stored?.[field] : data[field]),
    ]),
  );
}
