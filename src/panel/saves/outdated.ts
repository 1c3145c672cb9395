import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE, VERSIONED } from '../../content-types';
import type { Transaction } from '../../database/pool';
import { timeAgo } from '../../domain/time-ago';
import { ConflictError } from '../../strapi/conflict-error';
import type { LoadedRecord } from './loaded-record';
import { operatorName } from './operator-name';
import { differingFields } from './differing-fields';
import { fieldError } from './failures';
import { isFormSave, sentVersion } from './sent-version';

/** An outdated form must not restore old values here, so a change of these fields needs a version. */
const NEED_VERSION: Readonly<Record<string, readonly string[]>> = {
  [CONTENT_TYPE.invoice]: ['state'],
  [CONTENT_TYPE.quotation]: ['state'],
};

interface Checked {
  strapi: Core.Strapi;
  trx: Transaction;
  uid: string;
  action: string;
  documentId: string | null;
  /** The fields of the request, with the version. */
  data: Record<string, unknown>;
}

/** An error in the panel's shape. The form builds its own message from the details. */
async function outdated(save: Checked, row: LoadedRecord): Promise<Error> {
  const word = VERSIONED.find(({ uid }) => uid === save.uid)?.word ?? 'record';
  const by = row.updated_by_id === null ? null : await operatorName(save.trx, row.updated_by_id);
  const at = row.updated_at ?? new Date().toISOString();
  const ago = timeAgo(new Date(at), new Date());
  const who = by ?? 'The API, or the service itself,';
  // An action changes one known field. A form may send fields that the operator did not touch.
  const fields = isFormSave(save.strapi, save) ? differingFields(save.data, row) : [];
  const differ = fields.length === 0 ? '' : ` It differs from this save in: ${fields.join(', ')}.`;
  const message = `This was not saved: ${who} changed this ${word} ${ago}.${differ}`;
  const details = { errors: [], outdated: { by, at, word, fields } };
  return new ConflictError(message, details);
}

function refuseUnversioned(save: Checked, row: LoadedRecord): void {
  if (!isFormSave(save.strapi, save)) return;
  const needVersion = NEED_VERSION[save.uid] ?? [];
  const field = differingFields(save.data, row).find((name) => needVersion.includes(name));
  if (field === undefined) return;
  throw fieldError(
    [field],
    'is only changed by a save that carries the version it was made from: send updatedAt as it was read',
  );
}

/**
 * Refuses a save that was made from an older version than the stored one. The row is locked: if two
 * saves start from one version, the second waits for the first and is refused.
 * @throws 409 for an outdated save, 400 for a version that cannot be read
 */
export async function requireCurrent(save: Checked, row: LoadedRecord | null): Promise<void> {
  if (save.action !== 'update' || !row) return;
  const version = sentVersion(save.strapi, save);
  if (version === null) return refuseUnversioned(save, row);
  const moment = new Date(version as string | Date).getTime();
  if (Number.isNaN(moment)) throw fieldError(['updatedAt'], 'must be the time as it was read');
  const stored = row.updated_at === null ? null : Date.parse(row.updated_at);
  if (moment !== stored) throw await outdated(save, row);
}
