import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Middleware } from '../../strapi/middlewares';
import { contextOf } from '../../strapi/server';
import { service } from '../../strapi/service';
import { countNoMore } from '../limits/limiter';
import { requestId } from '../requests/request';

/** A request for the interface that is a part of another request, and has its key. */
export interface InnerRequest {
  method: string;
  /** With its query. */
  url: string;
  /** JSON, or empty. */
  body: string;
  headers?: Record<string, string>;
  /** As `idempotency` reads them. */
  trial?: boolean;
  once?: string;
}

export interface InnerAnswer {
  status: number;
  /** Without its parameters. */
  type: string;
  body: string | Buffer;
  header(name: string): string;
}

const ENTER = service<Middleware>('inner-requests');

/** @param enter where every request enters */
export function registerInnerRequests(strapi: Core.Strapi, enter: Middleware): void {
  ENTER.provide(strapi, enter);
}

function requestOf(outer: Context, { method, url, body, headers }: InnerRequest): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method, url, complete: true });
  Object.assign(req.headers, headers, {
    authorization: outer.get('authorization'),
    'x-request-id': requestId(outer),
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
  });
  if (body !== '') req.push(body);
  req.push(null);
  return req;
}

function bodyOf({ body }: Context): string | Buffer {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body;
  if (body === undefined || body === null) return '';
  throw new Error('An answer that is no text and no file cannot be handed on');
}

/**
 * Lets the interface answer as if the request had come over a connection: the same router, key, rights,
 * idempotency and errors. The rate limit has counted the outer request. Only the key and the request id of
 * that one are handed on.
 */
export async function askInside(
  strapi: Core.Strapi,
  outer: Context,
  request: InnerRequest,
): Promise<InnerAnswer> {
  // The outer request, its part, and what the outer one makes of a long answer are turns of the event loop.
  await nextTurn();
  const req = requestOf(outer, request);
  const ctx = contextOf(strapi, req, new ServerResponse(req));
  ctx.res.statusCode = 404;
  countNoMore(ctx);
  Object.assign(ctx.state, { trial: request.trial, once: request.once });
  const leave = () => ctx.res.emit('close');
  outer.res.once('close', leave);
  try {
    await ENTER.get(strapi)(ctx, () => Promise.resolve());
  } finally {
    outer.res.off('close', leave);
  }
  await nextTurn();
  return {
    status: ctx.status,
    type: ctx.response.type,
    body: bodyOf(ctx),
    header: (name) => ctx.response.get(name),
  };
}
