import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE, VERSIONED } from '../../content-types';
import type { Transaction } from '../../database/pool';
import { timeAgo } from '../../domain/time-ago';
import { say } from '../../messages/message';
import { ConflictError } from '../../strapi/conflict-error';
import { saying } from '../../strapi/saying';
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
  // An action changes one known field. A form may send fields that the operator did not touch.
  const fields = isFormSave(save.strapi, save) ? differingFields(save.data, row) : [];
  const differ = fields.length === 0 ? '' : ` It differs from this save in: ${fields.join(', ')}.`;
  const values = { word, ago, differ };
  const said =
    by === null ? say('outdated_by_service', values) : say('outdated', { by, ...values });
  return saying(ConflictError, said, { errors: [], outdated: { by, at, word, fields } });
}

function refuseUnversioned(save: Checked, row: LoadedRecord): void {
  if (!isFormSave(save.strapi, save)) return;
  const needVersion = NEED_VERSION[save.uid] ?? [];
  const field = differingFields(save.data, row).find((name) => needVersion.includes(name));
  if (field === undefined) return;
  throw fieldError([field], say('version_missing'));
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
  if (Number.isNaN(moment)) throw fieldError(['updatedAt'], say('not_version'));
  const stored = row.updated_at === null ? null : Date.parse(row.updated_at);
  if (moment !== stored) throw await outdated(save, row);
}
