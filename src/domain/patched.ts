/** A field after a PATCH: undefined keeps it, anything else, `null` included, replaces it. */
export const patched = <T>(change: T | undefined, before: T): T =>
  change === undefined ? before : change;

/** A record after a PATCH: each of its fields `patched`. */
export function patchedRecord<T extends object>(found: T, update: Partial<NoInfer<T>>): T {
  const sent = Object.entries(update).filter(([, value]) => value !== undefined);
  return Object.assign({}, found, Object.fromEntries(sent));
}
