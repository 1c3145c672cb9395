import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { publicUrl } from '../billing/links/document-link';

/** On https, the prefix keeps out what pages of sibling domains plant. It asks for the path of all. */
const nameOf = (strapi: Core.Strapi): string =>
  publicUrl(strapi).startsWith('https:') ? '__Host-portal' : 'portal';

/** The token of the session that a browser sends; null for none. */
export const sentToken = (strapi: Core.Strapi, ctx: Context): string | null =>
  ctx.cookies.get(nameOf(strapi), { signed: false }) || null;

/**
 * Koa refuses to set a `Secure` cookie over http. Browsers take one from http://localhost, and a proxy may
 * have taken https off.
 */
export function setToken(strapi: Core.Strapi, ctx: Context, value: string, seconds: number): void {
  const name = nameOf(strapi);
  const path = name === 'portal' ? '/portal' : '/';
  const attributes = `Max-Age=${seconds}; Path=${path}; HttpOnly; Secure; SameSite=Lax`;
  ctx.append('Set-Cookie', `${name}=${value}; ${attributes}`);
}
