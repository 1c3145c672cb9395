/** A value of a column `jsonb`; null is no value, and not the `null` of JSON. */
export const jsonValue = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
