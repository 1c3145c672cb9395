import { mergeMetadata, type Metadata, type MetadataChange } from './metadata';

/** A field after a PATCH: undefined keeps it, anything else, `null` included, replaces it. */
export const patched = <T>(change: T | undefined, before: T): T =>
  change === undefined ? before : change;

interface WithMetadata {
  metadata: Metadata | null;
}

type Change<T> = Partial<Omit<T, 'metadata'>> & { metadata?: MetadataChange | null | undefined };

/** A record after a PATCH: each of its fields `patched`, but metadata is merged. Null clears that, too. */
export function patchedRecord<T extends WithMetadata>(found: T, update: Change<NoInfer<T>>): T {
  const { metadata: sent, ...fields } = update;
  const replaced = Object.entries(fields).filter(([, value]) => value !== undefined);
  const metadata = patched(sent && mergeMetadata(found.metadata, sent), found.metadata);
  return Object.assign({}, found, Object.fromEntries(replaced), { metadata });
}
