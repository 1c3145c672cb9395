import type { Core } from '@strapi/strapi';
import { apiService } from '../../strapi/api-service';
import { CONTENT_TYPE } from '../../content-types';
import type { WebhookEndpointService } from './services/webhook-endpoint';

export function endpointsOf(strapi: Core.Strapi): WebhookEndpointService {
  return apiService<WebhookEndpointService>(strapi, CONTENT_TYPE.endpoint);
}
