import type { Core } from '@strapi/strapi';
import type { Context, Request } from 'koa';
import type { Settings } from '../settings';
import { clientAddress, isTrustedProxy } from './client-address';

const HTTPS = /^\s*https\s*(?:,|$)/i;

/**
 * Lets Strapi see the client that we see: `ctx.ip` counts its logins, `ctx.protocol` decides on
 * `Secure` cookies. Koa's own switch would believe a header of anybody. Called in `register`.
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
  Object.defineProperties(strapi.server.app.request, {
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
