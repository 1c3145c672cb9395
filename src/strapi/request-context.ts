import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requirePart } from './part';

const CONTEXT = {
  name: 'requestContext',
  breaks: 'saves in the panel would count as the service’s own, without an operator',
};

interface RequestContext {
  get(): Context | undefined;
}

export function requestContext(strapi: Core.Strapi): RequestContext {
  return requirePart<RequestContext>(CONTEXT, strapi.requestContext, ['get']);
}

/** The request that is under way; undefined for commands and the clock. */
export function currentRequest(strapi: Core.Strapi): Context | undefined {
  return requestContext(strapi).get();
}
