import type { Answer, HttpClient } from './http';

/** Every route for keys, and the scope that it needs. `:id` stands for a record's id. */
export interface KeyRoute {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  scope: 'read' | 'write';
}

export const RESOURCES = ['customers', 'invoices', 'quotations'] as const;

const OF_RESOURCES = RESOURCES.flatMap((resource): KeyRoute[] => [
  { method: 'POST', path: `/api/v1/${resource}`, scope: 'write' },
  { method: 'GET', path: `/api/v1/${resource}`, scope: 'read' },
  { method: 'GET', path: `/api/v1/${resource}/:id`, scope: 'read' },
  { method: 'PATCH', path: `/api/v1/${resource}/:id`, scope: 'write' },
]);

export const KEY_ROUTES: readonly KeyRoute[] = [
  ...OF_RESOURCES,
  { method: 'GET', path: '/api/v1/events', scope: 'read' },
];

/** Calls a route, with a valid body if it needs one. */
export function callRoute(
  client: HttpClient,
  { method, path }: Pick<KeyRoute, 'method' | 'path'>,
  id: string,
  body: unknown,
): Promise<Answer> {
  const at = path.replace(':id', id);
  if (method === 'GET') return client.get(at);
  return method === 'POST' ? client.post(at, body) : client.patch(at, body);
}
