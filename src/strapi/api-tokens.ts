import type { Core } from '@strapi/strapi';
import { MissingPart, requirePart } from './part';

/** Strapi's service of API tokens, as far as we use it. */
export interface ApiTokens {
  revoke(id: number): Promise<unknown>;
}

const SERVICE = 'admin::api-token-content-api';
const TOKENS = { name: SERVICE, breaks: 'API keys could not be revoked' };
const SALT = { name: 'admin.apiToken.salt', breaks: 'every API key would be refused' };

/**
 * Strapi answers `undefined` for a service that it does not know. If a call were then skipped, a valid
 * key would look revoked. So this throws.
 */
export function apiTokens(strapi: Pick<Core.Strapi, 'service'>): ApiTokens {
  return requirePart<ApiTokens>(TOKENS, strapi.service(SERVICE), ['revoke']);
}

/** Strapi stores the HMAC-SHA512 of a token under this salt. */
export function apiTokenSalt(strapi: Core.Strapi): string {
  const salt: unknown = strapi.config.get('admin.apiToken.salt');
  if (typeof salt !== 'string' || salt === '') throw new MissingPart(SALT);
  return salt;
}
