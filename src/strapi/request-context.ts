import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requirePart } from './part';

const CONTEXT = {
  name: 'requestContext',
  breaks: 'saves in the panel would count as the service’s own, without an operator',
};

interface RequestContext {
  get(): Context | undefined;
  run<T>(context: Context | undefined, work: () => Promise<T>): Promise<T>;
}

export function requestContext(strapi: Core.Strapi): RequestContext {
  return requirePart<RequestContext>(CONTEXT, strapi.requestContext, ['get', 'run']);
}

/** The request that is under way; undefined for commands and the clock. */
export function currentRequest(strapi: Core.Strapi): Context | undefined {
  return requestContext(strapi).get();
}

/**
 * Work for others than whoever sends the request that has woken it. What is remembered for a request, such as the
 * businesses of its operator, is not theirs.
 */
export const outsideRequests = <T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> =>
  requestContext(strapi).run(undefined, work);
