import type { Core } from '@strapi/strapi';
import type { Queryable } from '../../database/connection';
import { deriveKey } from '../../database/secrets/derive-key';
import { httpServer } from '../../strapi/server';
import { settingsOf } from '../../strapi/settings-service';
import type { NumberedKind } from '../kind';
import { linkToken, type Linked } from './token';

const KEYS = new WeakMap<Core.Strapi, Buffer>();

/** The key of all tokens, one for this service. */
export function linkKey(strapi: Core.Strapi): Buffer {
  const key =
    KEYS.get(strapi) ?? deriveKey(settingsOf(strapi).ENCRYPTION_KEY, 'links of documents');
  KEYS.set(strapi, key);
  return key;
}

/** The port that the system chose, where PORT is 0; 0 before the service listens. */
function chosenPort(strapi: Core.Strapi): number {
  const address = httpServer(strapi).address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Where browsers reach this service, without a slash at the end. */
export function publicUrl(strapi: Core.Strapi): string {
  const { PUBLIC_URL: url, PORT: port } = settingsOf(strapi);
  return new URL(url || `http://localhost:${port || chosenPort(strapi)}`).origin;
}

/**
 * What the tokens of a document are made from.
 * @param rowId the row id of the document, `id` its public id
 */
export async function linkedOf(
  db: Queryable,
  kind: NumberedKind,
  { rowId, id }: { rowId: number; id: string },
): Promise<Linked> {
  const [row] = await db.query<{ revocations: number }>({
    text: 'SELECT revocations FROM document_links WHERE record_id = $1 AND record_table = $2',
    values: [rowId, kind.table],
  });
  return { kind: kind.name, id, revocations: row?.revocations ?? 0 };
}

export const linkUrl = (strapi: Core.Strapi, linked: Linked): string =>
  `${publicUrl(strapi)}/d/${linkToken(linkKey(strapi), linked)}`;

/** Where an operator finds a document in the panel. */
export const panelUrl = (strapi: Core.Strapi, { uid }: NumberedKind, id: string): string =>
  `${publicUrl(strapi)}/admin/content-manager/collection-types/${uid}/${id}`;

/** The URL of a document's page. It stays the same until the link is revoked. */
export async function documentLink(
  strapi: Core.Strapi,
  db: Queryable,
  kind: NumberedKind,
  document: { rowId: number; id: string },
): Promise<string> {
  return linkUrl(strapi, await linkedOf(db, kind, document));
}
