import type { Context } from 'koa';
import type { z } from 'zod';
import type { Queryable } from '../../database/connection';
import { ERROR_STATUS, type ErrorCode } from '../../domain/errors';
import { isTagged, type Collection } from '../answers/record-headers';
import type { FileBody } from '../requests/file-body';
import { scopeOf, type KeyScope, type Needs } from '../auth/business-key';
import type { PathTable } from './path-record';

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
  'Bank',
  'Webhooks',
  'Generator',
  'Tools',
] as const;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** `controller.action`, which Strapi lists as a permission, or a function, which it does not. */
type Handler = string | ((ctx: Context) => Promise<void>);

/** What a call does. Agents are told, and a tool that creates is named so. */
type Does = 'reads' | 'creates' | 'changes' | 'deletes' | 'sends';

/** Says of one record whether a call wants a confirmation. */
type Asks = (db: Queryable, businessRowId: number, id: string) => Promise<boolean>;

/** An answer that is a file: of the types of attachments and of files of banks, for the last two. */
type FileAnswer = 'PDF' | 'E-invoice' | 'Attachment' | 'Bank statement';

/** All that an operation says of itself. Routes, the OpenAPI document and the tools of MCP are made from it. */
interface Definition {
  /** `operationId`. */
  id: string;
  tag: (typeof TAGS)[number];
  summary: string;
  /** Only a POST says it: a GET reads, a PUT and a PATCH change, and a DELETE deletes. */
  does?: Does;
  /**
   * Whether an agent asks its user before each call: it issues, sends, records money, voids, or lets others read
   * more. Calls with fields that do so ask in any case (`mcp/effects.ts`).
   */
  confirm?: boolean | Asks;
  /** A second call changes nothing. It need not be said of PUT, PATCH and DELETE. */
  idempotent?: true;
  /** Somebody outside gets messages from now on. It need not be said of what sends one. */
  tells?: true;

  /** The permissions that a custom token needs: by default that of the action, and none for every key. */
  permissions?: readonly string[];
  /** Whether one of them is enough. */
  any?: true;
  /** The table of the record that the path names. A missing one is 404 before all other errors. */
  record?: PathTable;
  /** The record that the headers of its answer tell of, where the path does not name its collection. */
  about?: Collection | undefined;

  body?: z.ZodType;
  /** The body is such a file. */
  file?: FileBody;
  /** Work with the body that takes long. It is done before an Idempotency-Key opens a transaction. */
  ahead?: (ctx: Context) => Promise<void>;
  /** A body that the server accepts. */
  example?: object;
  query?: z.ZodObject;
  /** Missing for an answer without a body. */
  answer?: z.ZodType | FileAnswer;
  /** The answer is a page of such elements. */
  list?: true;
  /** `Accept: text/csv` gets all matches as a file. */
  csv?: true;
  /** By default 201 for what creates, 204 for what deletes, and 200. */
  status?: 200 | 201 | 202 | 204;
  /** The events, in words. */
  emits?: string;
  /** Codes of errors that not every operation with their status can answer. */
  refuses?: readonly ErrorCode[];
  /** Statuses of errors beside those that every route has. By default as the method and the path have them. */
  errors?: readonly number[];
}

/** A POST says what it does. */
type Post = Definition &
  ({ does: 'reads' } | { does: 'creates' | 'changes' | 'sends'; confirm: boolean });

/** One operation of the interface. */
export interface Operation extends Definition {
  method: Method;
  /** As in `/api/v1/invoices/{id}`. */
  path: string;
  handler: Handler;
  /** Null where no key is needed. */
  needs: Needs | null;
  scope: KeyScope | null;
  does: Does;
  status: NonNullable<Definition['status']>;
  refuses: readonly ErrorCode[];
  errors: readonly number[];
}

const DOES = { get: 'reads', put: 'changes', patch: 'changes', delete: 'deletes' } as const;

const STATUS = { reads: 200, creates: 201, changes: 200, deletes: 204, sends: 200 } as const;

/** `invoice.find` is the permission `api::invoice.invoice.find` of a token. */
function permissionsOf(handler: Handler): string[] {
  if (typeof handler !== 'string')
    throw new Error('A handler function needs its permissions named');
  const [name] = handler.split('.');
  return [`api::${name}.${handler}`];
}

/** The collection that `/invoices` or `/invoices/{id}` names, or the one record of `/business`. */
const OWN = /^\/api\/v1\/([a-z-]+)(?:\/\{id\})?$/;

/** What a key has one of. */
const ALONE = ['/api/v1/business', '/api/v1/key'];

function aboutOf(method: Method, path: string): Collection | undefined {
  const isOne = method === 'post' || path.endsWith('/{id}') || ALONE.includes(path);
  return isOne ? (OWN.exec(path)?.[1] as Collection | undefined) : undefined;
}

function errorsOf(method: Method, path: string, { query }: Definition): number[] {
  const missing = path.includes('{') ? [404] : [];
  if (method === 'get') return [...(query ? [400] : []), ...missing];
  const unread = method === 'delete' ? [] : [413, 415];
  return [400, ...missing, 409, ...unread, 422];
}

function operationOf(
  method: Method,
  path: string,
  handler: Handler,
  definition: Definition,
  needs: Needs | null,
): Operation {
  const {
    does = method === 'post' ? 'changes' : DOES[method],
    about = aboutOf(method, path),
    refuses = [],
    errors = errorsOf(method, path, definition),
  } = definition;
  return {
    ...definition,
    method,
    path,
    handler,
    needs,
    scope: needs && scopeOf(needs),
    about,
    does,
    status: definition.status ?? STATUS[does],
    refuses,
    errors: [...new Set([...errors, ...refuses.map((code) => ERROR_STATUS[code])])],
  };
}

/** `/invoices/:id` is `/api/v1/invoices/{id}` in the reference. */
const namedPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/**
 * An operation for keys.
 * @param path after `/api/v1`, as in `/invoices/:id`
 */
export function keyOperation(
  method: 'POST',
  path: string,
  handler: Handler,
  definition: Post,
): Operation;
export function keyOperation(
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handler: Handler,
  definition: Definition,
): Operation;
export function keyOperation(
  method: Uppercase<Method>,
  path: string,
  handler: Handler,
  definition: Definition,
): Operation {
  const { permissions = permissionsOf(handler), any = false } = definition;
  const needs = { scope: [...permissions], any };
  const lower = method.toLowerCase() as Method;
  return operationOf(lower, `/api/v1${namedPath(path)}`, handler, definition, needs);
}

/** A POST that needs no key. @param path after `/api` */
export const openOperation = (path: string, handler: Handler, definition: Post): Operation =>
  operationOf('post', `/api${path}`, handler, definition, null);

/** An operation on one record whose version a request may name. */
export const isConditional = ({ path, about }: Operation): boolean =>
  isTagged(about) && path.endsWith('/{id}');

/** A write. It accepts an `Idempotency-Key` (contract §6). */
export const isRepeatable = ({ method, needs }: Operation): boolean =>
  needs !== null && method !== 'get';

/** An operation that takes or answers a file of any kind. Agents send and keep none. */
export const movesFile = ({ file, answer }: Operation): boolean =>
  file !== undefined || answer === 'Attachment' || answer === 'Bank statement';
