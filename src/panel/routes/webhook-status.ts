import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../content-types';
import { visibleRowIds } from '../roles/visible-rows';
import { database } from '../../database/pool';
import { endpointHealth } from '../../webhooks/sql/endpoint-health';
import { mayAny, operatorOf } from './operator';
import type { EndpointStatus } from '../answers';
import type { PanelAnswer } from './route';

/** GET /invoicing/webhooks/status: the health of every endpoint that the operator may see. */
export async function webhookStatus(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<EndpointStatus[]>> {
  if (!mayAny(strapi, ctx, CONTENT_TYPE.endpoint, { action: 'read' }))
    throw new errors.ForbiddenError();
  const rowIds = await visibleRowIds(strapi, operatorOf(ctx), CONTENT_TYPE.endpoint, 'read');
  return { data: await endpointHealth(database(strapi), rowIds) };
}
