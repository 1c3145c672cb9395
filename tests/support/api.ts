import { randomBytes } from 'node:crypto';
import type { Scope } from '../../src/domain/scopes';
import { permissionsOf } from '../../src/http/auth/scopes';
import { httpClient, type HttpClient } from './http';
import { readRun } from './run';
import { sharedService } from './service';

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
  service?: { url: string };
}

/**
 * Issues a key as an operator does in the admin panel. `npm run key:create` makes the same rows. It is the first
 * request of most files. A connection that idled while the file was loading may just be closed, so it asks twice.
 */
export async function createKey(options: KeyOptions = {}): Promise<IssuedKey> {
  const admin = adminApi(options.service);
  const label = randomBytes(6).toString('hex');
  const permissions = permissionsOf(options.scopes ?? ['read', 'write']);
  const make = () =>
    admin.post('/admin/api-tokens', {
      name: label,
      description: '',
      type: 'custom',
      lifespan: null,
      permissions,
    });
  const token = await make().catch(() => make());
  if (token.status !== 201) throw new Error(`No token: ${token.text}`);
  const { id, accessKey } = token.body.data;
  const business = await linkBusiness(admin, id, options, label);
  return { key: accessKey, business, tokenId: id };
}

async function linkBusiness(
  admin: HttpClient,
  tokenId: number,
  { business, businessFields }: KeyOptions,
  label: string,
): Promise<string> {
  const path = '/content-manager/collection-types/api::business.business';
  const link = { api_tokens: { connect: [{ id: tokenId }] } };
  const answer = business
    ? await admin.put(`${path}/${business}`, link)
    : await admin.post(path, { name: `Business ${label}`, ...businessFields, ...link });
  if (answer.status >= 300) throw new Error(`No business: ${answer.text}`);
  return answer.body.data.documentId;
}
