/** A field after a PATCH: undefined keeps it, anything else, `null` included, replaces it. */
export const patched = <T>(change: T | undefined, before: T): T =>
  change === undefined ? before : change;
