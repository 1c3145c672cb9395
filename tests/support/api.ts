import { randomBytes } from 'node:crypto';
import { createBusiness } from '../../scripts/find-or-create-business';
import type { Scope } from '../../src/domain/scopes';
import { createKey as storeKey } from '../../src/http/auth/create-key';
import { onDatabase } from './databases';
import { httpClient, type HttpClient } from './http';
import { readRun } from './run';
import { sharedService, type ServiceAt } from './service';

/** The Content Manager's path of businesses. */
export const BUSINESSES = '/content-manager/collection-types/api::business.business';

/** Calls the shared server with an API key, or another server if one is given. */
export function api(key?: string, service: { url: string } = sharedService()): HttpClient {
  return httpClient(service.url, key);
}

/** Calls as the administrator, in the same way as the admin panel. */
export function adminApi(service: { url: string } = sharedService()): HttpClient {
  return httpClient(service.url, readRun().adminToken);
}

export interface IssuedKey {
  key: string;
  /** The business's document id. */
  business: string;
  /** The token's id in the admin panel's API. */
  tokenId: number;
}

export interface KeyOptions {
  /** Document id of an existing business. By default the key gets a new one. */
  business?: string;
  /** Fields of the new business. */
  businessFields?: Record<string, unknown>;
  scopes?: Scope[];
  service?: ServiceAt;
}

/**
 * Issues a key as `npm run key:create` does. The panel makes the same rows, and takes ten times as long. A
 * business with fields of its own is made as in its form.
 */
export async function createKey({
  business,
  businessFields,
  scopes = ['read', 'write'],
  service = sharedService(),
}: KeyOptions = {}): Promise<IssuedKey> {
  const name = randomBytes(6).toString('hex');
  const label = `Business ${name}`;
  const known =
    business ??
    (businessFields && (await saveBusiness(service, { name: label, ...businessFields })));
  const salt = readRun().env['API_TOKEN_SALT'] ?? '';
  return onDatabase(service.databaseUrl, async (db) => {
    if (known === undefined) await createBusiness(db, label);
    const text = 'SELECT id, document_id FROM businesses WHERE document_id = $1 OR name = $2';
    const [owner] = await db.query<{ id: number; document_id: string }>({
      text,
      values: [known, label],
    });
    if (!owner) throw new Error(`No business ${known}`);
    const wanted = { name, description: '', scopes, expiresInDays: null };
    const { id, key } = await storeKey(db, salt, owner.id, wanted);
    return { key, business: owner.document_id, tokenId: id };
  });
}

async function saveBusiness(service: { url: string }, fields: object): Promise<string> {
  const answer = await adminApi(service).post(BUSINESSES, fields);
  if (answer.status >= 300) throw new Error(`No business: ${answer.text}`);
  return answer.body.data.documentId;
}

/**
 * Issues a token in Strapi's settings, where a token may have any rights, or belong to no business.
 * @param permissions of a custom token
 */
export async function issueToken(
  type: 'custom' | 'read-only' | 'full-access',
  businesses: string[],
  permissions: string[] | null = null,
): Promise<string> {
  const admin = adminApi();
  const name = randomBytes(6).toString('hex');
  const token = { name, description: '', type, lifespan: null, permissions };
  const { status, text, body } = await admin.post('/admin/api-tokens', token);
  if (status !== 201) throw new Error(`No token: ${text}`);
  const { id, accessKey } = body.data;
  for (const business of businesses) {
    const link = { api_tokens: { connect: [{ id }] } };
    const answer = await admin.put(`${BUSINESSES}/${business}`, link);
    if (answer.status !== 200) throw new Error(`No link: ${answer.text}`);
  }
  return accessKey;
}
