import type { Operation } from './operation';

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
