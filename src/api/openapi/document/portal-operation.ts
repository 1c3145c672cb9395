import { EXAMPLES } from './examples';
import type { Operation } from './operation';

export const PORTAL_OPERATION: Operation = {
  method: 'post',
  path: '/api/v1/customers/{id}/portal-sessions',
  id: 'createPortalSession',
  tag: 'Customers',
  summary: 'Tell a URL that signs a contact in at the portal, once and within 60 seconds',
  scope: 'write',
  status: 201,
  body: 'PortalSessionCreate',
  example: EXAMPLES.portalSession,
  answer: 'PortalSession',
  errors: [400, 404, 409, 413, 415, 422],
};
