import type { Core } from '@strapi/strapi';
import type { Context, Request } from 'koa';
import type { Settings } from '../../settings';
import { requestPrototype } from '../../strapi/server';
import { clientAddress, isTrustedProxy } from '../requests/client-address';

const HTTPS = /^\s*https\s*(?:,|$)/i;

/**
 * Gives Strapi the address and protocol that we determine. Strapi counts logins by `ctx.ip`, and sets
 * `Secure` cookies by `ctx.protocol`. Koa's own setting would trust headers from anybody. Called in
 * `register`.
 */
export function followTrustedProxies(
  strapi: Core.Strapi,
  { TRUSTED_PROXIES: trusted, PUBLIC_URL: publicUrl }: Settings,
): void {
  const alwaysSecure = publicUrl.startsWith('https:');
  const isSecure = ({ ctx, req }: Request) => {
    if (alwaysSecure || 'encrypted' in req.socket) return true;
    return HTTPS.test(ctx.get('x-forwarded-proto')) && isTrustedProxy(ctx as Context, trusted);
  };
  Object.defineProperties(requestPrototype(strapi), {
    ip: {
      configurable: true,
      get(this: Request) {
        return clientAddress(this.ctx as Context, trusted).toString();
      },
    },
    protocol: {
      configurable: true,
      get(this: Request) {
        return isSecure(this) ? 'https' : 'http';
      },
    },
  });
}
