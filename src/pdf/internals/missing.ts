/** A library no longer has an internal that we use; after an upgrade the message says where to look. */
export function missing(library: string, internal: string): Error {
  return new Error(`${library} no longer has ${internal}: see docs/upgrading.md`);
}

/** @throws when this is no function */
export function requireFunction(library: string, name: string, value: unknown): void {
  if (typeof value !== 'function') throw missing(library, name);
}
