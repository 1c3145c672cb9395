import { isDeepStrictEqual } from 'node:util';
import { changedFields } from '../../domain/custom-fields';
import { patchedFields } from '../../domain/fields/documents';
import { isContentLocked, refuseContent, refuseReopening } from '../../domain/issued';
import type { KindName, Locked } from '../document';

/**
 * Refuses a change of what an issued document says. A return to draft opens it, where it is possible.
 * @throws ApiError `document_locked`
 */
export function refuseLocked<Kind extends KindName>(
  kind: Kind,
  found: Locked[Kind],
  wanted: Locked[Kind],
): void {
  if (wanted.status === 'draft') return refuseReopening(kind, found, found.lock_documents);
  if (!isContentLocked(found.lock_documents, found)) return;
  const [before, after]: Record<string, unknown>[] = [{ ...found }, { ...wanted }];
  const locked = [
    ...patchedFields(kind, 'locked'),
    ...(found.handed_out_at === null ? [] : patchedFields(kind, 'unsent')),
  ];
  const changed = locked.filter(({ name }) => !isDeepStrictEqual(before?.[name], after?.[name]));
  const printed = changedFields(kind, found, wanted);
  refuseContent(kind, [...changed.map(({ name }) => ({ path: [name] })), ...printed]);
}
