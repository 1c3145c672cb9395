const isBlank = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '');

/** The address of a form: empty parts count as missing, and one without any is none. */
export function formAddress(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, isBlank(part) ? null : part]);
  return parts.every(([, part]) => part === null) ? null : Object.fromEntries(parts);
}
