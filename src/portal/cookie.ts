import type { Context } from 'koa';

const NAME = 'portal';
const ATTRIBUTES = 'Path=/portal; HttpOnly; Secure; SameSite=Lax';

/** The token of the session that a browser sends; null for none. */
export const sentToken = (ctx: Context): string | null =>
  ctx.cookies.get(NAME, { signed: false }) || null;

/**
 * Koa refuses to set a `Secure` cookie over http. Browsers take one from http://localhost, and a proxy may
 * have taken https off.
 */
const set = (ctx: Context, value: string, seconds: number): void =>
  ctx.append('Set-Cookie', `${NAME}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`);

export const setToken = set;

export const clearToken = (ctx: Context): void => set(ctx, '', 0);
