import type { z } from 'zod';

/** One route of the interface, as the OpenAPI document tells of it. */
export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  id: string;
  tag: 'Customers' | 'Invoices' | 'Quotations' | 'Webhooks' | 'Generator';
  summary: string;
  /** Null where no key is needed. */
  scope: 'read' | 'write' | 'webhooks' | null;
  /** Names of schemas. */
  body?: string;
  example?: object;
  query?: z.ZodObject;
  status: 200 | 201 | 204;
  /** Name of a schema; `PDF` for a file; none for an answer without a body. */
  answer?: string;
  /** The answer is a search envelope of these. */
  list?: boolean;
  emits?: string;
  /** Error statuses beside 401, 403, 429, 500 and 503, which every route has. */
  errors: readonly number[];
}
