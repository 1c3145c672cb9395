import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import type { WebhookEndpointService } from './services/webhook-endpoint';

export function endpointsOf(strapi: Core.Strapi): WebhookEndpointService {
  return strapi.service(CONTENT_TYPE.endpoint) as unknown as WebhookEndpointService;
}
