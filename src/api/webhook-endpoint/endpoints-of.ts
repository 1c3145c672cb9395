import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../strapi/api-service';
import { CONTENT_TYPE } from '../../content-types';
import type { Caller } from '../../http/auth/caller';
import type { Queryable } from '../../database/connection';
import { pathId } from '../../http/request';
import type { WebhookEndpointService } from './services/webhook-endpoint';

export function endpointsOf(strapi: Core.Strapi): WebhookEndpointService {
  return apiService<WebhookEndpointService>(strapi, CONTENT_TYPE.endpoint);
}

/** Throws 404 for a path that names no endpoint of the caller's business. */
export function endpointExists(strapi: Core.Strapi, ctx: Context) {
  return async (db: Queryable, who: Caller): Promise<void> => {
    await endpointsOf(strapi).find(db, who, pathId(ctx));
  };
}
