import { WEBHOOK_DELIVERY_SEARCH, WEBHOOK_ENDPOINT_SEARCH } from '../../../webhooks/schemas';
import { EVENT_SEARCH } from '../../../billing/schemas/event';
import { EXAMPLES } from './examples';
import type { Operation } from './operation';

const COMMON = { tag: 'Webhooks', scope: 'webhooks' } as const;
const ENDPOINTS = '/api/v1/webhook-endpoints';
const DELIVERIES = '/api/v1/webhook-deliveries';

const CRUD: Operation[] = [
  {
    ...COMMON,
    method: 'post',
    path: ENDPOINTS,
    id: 'createWebhookEndpoint',
    summary: 'Create an endpoint, at most 20 per business; only this answer shows its secret',
    body: 'WebhookEndpointCreate',
    example: EXAMPLES.webhookEndpoint,
    status: 201,
    answer: 'WebhookEndpointWithSecret',
    errors: [400, 409, 413, 415, 422],
  },
  {
    ...COMMON,
    method: 'get',
    path: ENDPOINTS,
    id: 'listWebhookEndpoints',
    summary: 'List endpoints, newest first',
    query: WEBHOOK_ENDPOINT_SEARCH,
    status: 200,
    answer: 'WebhookEndpoint',
    list: true,
    errors: [400],
  },
  {
    ...COMMON,
    method: 'get',
    path: `${ENDPOINTS}/{id}`,
    id: 'retrieveWebhookEndpoint',
    summary: 'Retrieve an endpoint',
    status: 200,
    answer: 'WebhookEndpoint',
    errors: [404],
  },
  {
    ...COMMON,
    method: 'patch',
    path: `${ENDPOINTS}/{id}`,
    id: 'updateWebhookEndpoint',
    summary: 'Update the given fields of an endpoint',
    body: 'WebhookEndpointUpdate',
    example: EXAMPLES.webhookEndpointUpdate,
    status: 200,
    answer: 'WebhookEndpoint',
    errors: [400, 404, 409, 413, 415, 422],
  },
  {
    ...COMMON,
    method: 'delete',
    path: `${ENDPOINTS}/{id}`,
    id: 'deleteWebhookEndpoint',
    summary: 'Delete an endpoint and its deliveries',
    status: 204,
    errors: [400, 404, 409, 422],
  },
];

const ACTIONS: Operation[] = [
  {
    ...COMMON,
    method: 'post',
    path: `${ENDPOINTS}/{id}/rotate-secret`,
    id: 'rotateWebhookSecret',
    summary:
      'Replace the secret; both secrets sign for 24 hours, and only this answer shows the new one',
    status: 200,
    answer: 'WebhookEndpointWithSecret',
    errors: [400, 404, 409, 413, 415, 422],
  },
  {
    ...COMMON,
    method: 'post',
    path: `${ENDPOINTS}/{id}/ping`,
    id: 'pingWebhookEndpoint',
    summary: 'Send a test event',
    status: 201,
    answer: 'WebhookDelivery',
    emits: 'ping',
    errors: [400, 404, 409, 413, 415, 422],
  },
  {
    ...COMMON,
    method: 'get',
    path: DELIVERIES,
    id: 'listWebhookDeliveries',
    summary: 'List deliveries, newest first',
    query: WEBHOOK_DELIVERY_SEARCH,
    status: 200,
    answer: 'WebhookDelivery',
    list: true,
    errors: [400],
  },
  {
    ...COMMON,
    method: 'post',
    path: `${DELIVERIES}/{id}/redeliver`,
    id: 'redeliverWebhook',
    summary: 'Send a delivery again with the same event id and body',
    status: 200,
    answer: 'WebhookDelivery',
    errors: [400, 404, 409, 413, 415, 422],
  },
];

const EVENTS: Operation = {
  method: 'get',
  path: '/api/v1/events',
  id: 'listEvents',
  tag: 'Webhooks',
  scope: 'read',
  summary: 'List the events of 30 days, oldest first, whether a webhook listens or not',
  query: EVENT_SEARCH,
  status: 200,
  answer: 'Event',
  list: true,
  errors: [400],
};

export const WEBHOOK_OPERATIONS: readonly Operation[] = [...CRUD, ...ACTIONS, EVENTS];
