import type { Operation } from './operation';

export const KEY_OPERATION: Operation = {
  method: 'get',
  path: '/api/v1/key',
  id: 'retrieveKey',
  tag: 'Business',
  summary: 'Retrieve what the key of the request is and may do',
  scope: 'any',
  status: 200,
  answer: 'Key',
  errors: [],
};

export const BUSINESS_OPERATION: Operation = {
  method: 'get',
  path: '/api/v1/business',
  id: 'retrieveBusiness',
  tag: 'Business',
  summary: 'Retrieve the business of the key; only the panel changes it',
  scope: 'read',
  status: 200,
  answer: 'Business',
  errors: [],
};
