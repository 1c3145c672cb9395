import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { requirePart } from './part';

const HTTP = { name: 'server.httpServer', breaks: 'connections would not be limited' };
const REQUEST = {
  name: 'server.app.request',
  breaks: 'addresses of clients behind a proxy would be wrong',
};
const AUTH = { name: 'auth service', breaks: 'files could be uploaded without a login' };

export function httpServer(strapi: Core.Strapi): Server {
  return requirePart<Server>(HTTP, strapi.server.httpServer, ['once', 'close', 'address']);
}

/** The object from which Koa makes each request. */
export function requestPrototype(strapi: Core.Strapi): object {
  return requirePart<object>(REQUEST, strapi.server.app.request);
}

const CONTEXT = { name: 'server.app', breaks: 'tools of MCP could not call the API' };

interface App {
  createContext(req: IncomingMessage, res: ServerResponse): Context;
}

/** Makes the context of a request that did not come over a connection. */
export function contextOf(strapi: Core.Strapi, req: IncomingMessage, res: ServerResponse): Context {
  return contextMaker(strapi).createContext(req, res);
}

export function contextMaker(strapi: Core.Strapi): App {
  return requirePart<App>(CONTEXT, strapi.server.app, ['createContext']);
}

const SESSIONS = {
  name: "sessionManager('admin')",
  breaks: 'people of the panel would count as strangers',
};

/** Whether a request carries a signed token of the panel. Strapi asks later whether its session goes on. */
export function hasPanelToken(strapi: Core.Strapi, ctx: Context): boolean {
  const [scheme, token] = ctx.get('authorization').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined) return false;
  const open = requirePart<(origin: string) => unknown>(SESSIONS, strapi.sessionManager);
  const sessions = requirePart<Sessions>(SESSIONS, open('admin'), ['validateAccessToken']);
  return sessions.validateAccessToken(token).isValid;
}

interface Sessions {
  validateAccessToken(token: string): { isValid: boolean };
}

interface AuthService {
  authenticate(ctx: Context, next: Next): Promise<unknown>;
}

/** Strapi's check of who is logged in. */
export function authService(strapi: Core.Strapi): AuthService {
  return requirePart<AuthService>(AUTH, strapi.get('auth'), ['authenticate']);
}
