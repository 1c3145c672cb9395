import type { z } from 'zod';

/** The parts of the reference, in its order. */
export const TAGS = [
  'Business',
  'Customers',
  'Products',
  'Invoices',
  'Recurring invoices',
  'Quotations',
  'Payments',
  'Credit notes',
  'Webhooks',
  'Generator',
  'Tools',
] as const;

/** One route of the interface in the OpenAPI document. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  id: string;
  tag: (typeof TAGS)[number];
  summary: string;
  /**
   * Null when the route needs no key, `any` when every key will do. `read or write` is for what stores nothing,
   * whatever its method.
   */
  scope: 'read' | 'write' | 'read or write' | 'webhooks' | 'any' | null;
  /** Names of schemas. */
  body?: string;
  example?: object;
  query?: z.ZodObject;
  status: 200 | 201 | 202 | 204;
  /** Name of a schema; `PDF` or `E-invoice` for a file; missing for an answer without a body. */
  answer?: string;
  /** True when the answer is a search envelope with such elements. */
  list?: boolean;
  /** True when `Accept: text/csv` gets all matches as a file. */
  csv?: boolean;
  emits?: string;
  /** Error statuses in addition to 401, 403, 429, 500 and 503, which every route has. */
  errors: readonly number[];
}
