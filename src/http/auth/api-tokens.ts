import type { Core } from '@strapi/strapi';

/** As far as we use Strapi's service of API tokens. */
export interface ApiTokens {
  exists(where: { name: string }): Promise<boolean>;
  create(token: {
    name: string;
    description: string;
    type: 'custom';
    permissions: string[];
    lifespan: null;
  }): Promise<{ id: number; accessKey: string }>;
  revoke(id: number): Promise<unknown>;
}

const SERVICE = 'admin::api-token-content-api';
const METHODS = ['exists', 'create', 'revoke'] as const;

/**
 * Strapi answers `undefined` for a service that it does not know. If a call were then skipped, a valid
 * key would look revoked. So this throws, and it also runs at the start.
 */
export function apiTokens(strapi: Pick<Core.Strapi, 'service'>): ApiTokens {
  const service = strapi.service(SERVICE) as Partial<ApiTokens> | undefined;
  const missing = METHODS.filter((name) => typeof service?.[name] !== 'function');
  if (missing.length === 0) return service as ApiTokens;
  throw new Error(
    `Strapi's service ${SERVICE} has no ${missing.join(', ')}: API keys could be neither made nor revoked (docs/decisions/0021)`,
  );
}
