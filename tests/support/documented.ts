import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readOpenApiDocument } from './run';

/** The parts of a request and its answer that the OpenAPI document describes. */
export interface Exchange {
  method: string;
  url: string;
  status: number;
  headers: Headers;
  /** Undefined when the answer is not JSON. */
  body: unknown;
  /** Whether the answer has a body at all. */
  empty: boolean;
}

interface Content {
  schema: object;
}

interface Described {
  operationId: string;
  responses: Record<string, { headers?: object; content?: Record<string, Content> }>;
  'x-csv'?: Record<string, Content>;
}

type Paths = Record<string, Record<string, Described>>;

interface Documented {
  operations: { method: string; path: string; pattern: RegExp; operation: Described }[];
  check(schema: object): ValidateFunction;
  error: object;
}

/** Fields that the document does not name count as faults, too. The document itself allows them. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const strict = 'properties' in schema && !('$ref' in schema);
  return { ...Object.fromEntries(entries), ...(strict ? { additionalProperties: false } : {}) };
}

function read(): Documented {
  const document = closed(readOpenApiDocument()) as {
    paths: Paths;
    components: { schemas: Record<string, object> };
  };
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'document', components: document.components });
  const checks = new Map<object, ValidateFunction>();
  const check = (schema: object) => {
    const known = checks.get(schema);
    if (known) return known;
    // References in the document have this form, but the checked schema is outside the document.
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const made = ajv.compile(JSON.parse(text) as object);
    checks.set(schema, made);
    return made;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
  return { operations, check, error: { $ref: '#/components/schemas/Error' } };
}

let documented: Documented | undefined;
const seen = new Set<string>();

/** The operations of the document, and the statuses that each of them names. */
export function documentedOperations(): {
  id: string;
  method: string;
  path: string;
  statuses: string[];
}[] {
  documented ??= read();
  return documented.operations.map(({ method, path, operation }) => ({
    id: operation.operationId,
    method,
    path,
    // Another method of the path gets 405: tests/contract/openapi.test.ts.
    statuses: Object.keys(operation.responses).filter((status) => status !== '405'),
  }));
}

/** The documented answers that this test file has seen, such as `createInvoice 201`. */
export function seenAnswers(): ReadonlySet<string> {
  return seen;
}

function validate({ check }: Documented, schema: object, { body }: Exchange): string[] {
  const validator = check(schema);
  if (validator(body)) return [];
  return (validator.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The headers that the document has to name. Others are of HTTP, of browsers, or of the connection. */
const OURS =
  /^(x-request-id|x-ratelimit-\w+|x-ignored|x-logo-status|idempotency-replayed|retry-after|location|etag|allow|www-authenticate|content-disposition)$/;
/** Those that come with every answer that names them, but for a conflict, which may be lasting. */
const ALWAYS = /^(x-request-id|location|etag|allow|www-authenticate|retry-after)$/;

function oddHeaders(described: string[], { headers, status }: Exchange): string[] {
  const named = described.map((name) => name.toLowerCase());
  const more = [...headers.keys()].filter((name) => OURS.test(name) && !named.includes(name));
  const less = named.filter(
    (name) => ALWAYS.test(name) && ![409, 412].includes(status) && !headers.has(name),
  );
  return [
    ...more.map((name) => `the document does not name the header ${name}`),
    ...less.map((name) => `the answer lacks the header ${name}`),
  ];
}

/** The differences between an answer and the document; empty when there are none. */
function faultsOf(
  book: Documented,
  { operationId, responses, 'x-csv': csv }: Described,
  answer: Exchange,
): string[] {
  const described = responses[answer.status];
  if (!described) return [`${operationId} does not document status ${answer.status}`];
  const odd = described.headers ? oddHeaders(Object.keys(described.headers), answer) : [];
  if (odd.length > 0) return odd;
  const types = Object.entries(described.content ?? {});
  if (types.length === 0) return answer.empty ? [] : ['the document has no body here'];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const content = described.content?.[type] ?? (answer.status === 200 ? csv?.[type] : undefined);
  if (!content) return [`the content type is ${type}, documented is ${types.map(([one]) => one)}`];
  return type === 'application/json' ? validate(book, content.schema, answer) : [];
}

function operationAt(book: Documented, method: string, path: string): Described | undefined {
  const found = book.operations.find((one) => one.method === method && one.pattern.test(path));
  return found?.operation;
}

function faults(book: Documented, answer: Exchange): string[] {
  const { pathname } = new URL(answer.url);
  const exact = operationAt(book, answer.method, pathname);
  // Every path may answer 405. An unknown path answers 404, or 401 without a key.
  if (exact && answer.status !== 405) {
    const wrong = faultsOf(book, exact, answer);
    if (wrong.length === 0) seen.add(`${exact.operationId} ${answer.status}`);
    return wrong;
  }
  if (answer.status >= 400) return validate(book, book.error, answer);
  // The document has one spelling per path. Any other spelling that is served is the same operation.
  const spelled = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const operation = operationAt(book, answer.method, spelled);
  if (operation) return faultsOf(book, operation, answer);
  return [`no operation of the document answers ${answer.status} here`];
}

/** Throws when an answer of the interface differs from the OpenAPI document. */
export function requireDocumented(answer: Exchange): void {
  const { pathname } = new URL(answer.url);
  if (!/^\/api\/(v1|invoice)(\/|$)/.test(pathname)) return;
  // Neither is an operation: HEAD is GET without its body, and OPTIONS is a preflight.
  if (['HEAD', 'OPTIONS'].includes(answer.method)) return;
  documented ??= read();
  const wrong = faults(documented, answer);
  if (wrong.length === 0) return;
  const what = `${answer.method} ${pathname} answered ${answer.status}`;
  throw new Error(
    `${what}, which OpenAPI does not say:\n${wrong.join('\n')}\n${JSON.stringify(answer.body)}`,
  );
}
