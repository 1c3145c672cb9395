import { ERROR_STATUS, type ErrorCode } from '../../../domain/errors';
import { BANK_DOWNLOADS } from '../../../domain/bank-transaction';
import { FILE_TYPES } from '../../../domain/file-types';
import { isConditional, isRepeatable, TAGS, type Operation } from '../../../http/routes/operation';
import { canRefuse } from './can-refuse';
import { OPERATIONS } from './operations';
import { plainPaths } from './plain-paths';
import { HEADERS, headersOf, isCacheable } from './response-headers';
import { componentSchemas, inputSchema, nameOf } from './schemas';
import { webhooks } from './webhooks';

type Json = Record<string, unknown>;

const ALWAYS = [405, 429, 500, 503];
const ALWAYS_WITH_KEY = [401, 403];

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json, example?: object): Json => ({
  'application/json': { schema, ...(example ? { example } : {}) },
});

const COUNT = { type: 'integer', minimum: 0 };

/** An object that has all of these fields. */
const record = (properties: Json): Json => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const PAGES = record({ page: COUNT, limit: COUNT, total: COUNT, total_pages: COUNT });
const NEXT = { next_cursor: { type: ['string', 'null'] } };
const STRETCH = {
  ...record({ limit: COUNT, ...NEXT }),
  description: 'Read by cursor. `next_cursor` is null at the end.',
};
/** One object, not a choice of two: a client reads `next_cursor` without a cast. */
const EITHER = {
  type: 'object',
  required: ['limit'],
  properties: { page: COUNT, limit: COUNT, total: COUNT, total_pages: COUNT, ...NEXT },
  description:
    'Read by page it has `page`, `total` and `total_pages`. Read by cursor it has `next_cursor`, ' +
    'which is null at the end.',
};

/** How a list with such a query is read. */
function paginationOf(query: Operation['query']): Json {
  const has = (name: string) => Object.hasOwn(query?.shape ?? {}, name);
  if (!has('cursor')) return PAGES;
  return has('page') ? EITHER : STRETCH;
}

const envelope = (item: string, query: Operation['query']): Json =>
  record({
    data: { type: 'array', items: ref(item) },
    pagination: paginationOf(query),
  });

/** A file in one of some types. */
const binary = (...types: readonly string[]): Json =>
  Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentEncoding: 'binary' } }]),
  );

const PDF = binary('application/pdf');

const E_INVOICE: Json = {
  'application/xml': { schema: { type: 'string' } },
  ...PDF,
};

/** Not under the answer: generators would type a list as a text or a list. */
const CSV: Json = { 'text/csv': { schema: { type: 'string' } } };

const ID_PARAMETER: Json = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

const IDEMPOTENCY_PARAMETER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Within 24 hours a repeated request with the same key is not carried out again. It gets the ' +
    'stored answer, with `Idempotency-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function queryParameters({ query }: Operation): Json[] {
  if (!query) return [];
  const { properties, required = [] } = inputSchema(query) as {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    ...(schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
    schema: { ...schema, ...(Array.isArray(schema.type) ? { type: schema.type[0] } : {}) },
  }));
}

const CACHE_PARAMETER: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an earlier answer. If nothing has changed, the answer is 304.',
  schema: { type: 'string' },
};

const IF_MATCH_PARAMETER: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an earlier answer. If the record has changed since, the answer is 412.',
  schema: { type: 'string' },
};

function parameters(operation: Operation): Json[] {
  return [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ ...ID_PARAMETER, name })),
    ...queryParameters(operation),
    ...(isRepeatable(operation) ? [IDEMPOTENCY_PARAMETER] : []),
    ...(isCacheable(operation) ? [CACHE_PARAMETER] : []),
    ...(isConditional(operation) ? [IF_MATCH_PARAMETER] : []),
  ];
}

function errorResponse(status: number, operation: Operation): Json {
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter(
    (code) => ERROR_STATUS[code] === status && canRefuse(operation, code),
  );
  const schema = { ...ref('Error'), properties: { code: { enum: codes } } };
  return {
    description: codes.join(', '),
    headers: headersOf(operation, status),
    content: json(schema),
  };
}

function answerContent({ answer, list, query }: Operation): Json | null {
  if (answer === undefined) return null;
  if (answer === 'PDF') return PDF;
  if (answer === 'E-invoice') return E_INVOICE;
  if (answer === 'Attachment') return binary(...FILE_TYPES);
  if (answer === 'Bank statement') return binary(...BANK_DOWNLOADS);
  return json(list ? envelope(nameOf(answer), query) : ref(nameOf(answer)));
}

const notModified = (operation: Operation): Json => ({
  description: 'Not modified: `If-None-Match` names its ETag',
  headers: headersOf(operation, 304),
});

function responses(operation: Operation): Json {
  const keyed = operation.scope === null ? [] : ALWAYS_WITH_KEY;
  const conditional = isConditional(operation) ? [412] : [];
  const statuses = [...operation.errors, ...conditional, ...keyed, ...ALWAYS].sort((a, b) => a - b);
  const content = answerContent(operation);
  return {
    [operation.status]: {
      description: operation.summary,
      headers: headersOf(operation, operation.status),
      ...(content ? { content } : {}),
    },
    ...(isCacheable(operation) ? { 304: notModified(operation) } : {}),
    ...Object.fromEntries(
      statuses.map((status) => [String(status), errorResponse(status, operation)]),
    ),
  };
}

const EXPORT =
  'With `Accept: text/csv` the answer holds all matches, not a page: UTF-8 with a byte order mark, ' +
  'a header with the names of the fields, commas, CRLF, decimals with a point, dates as in JSON. ' +
  'A text that begins like a formula (`=`, `+`, `-`, `@`, tab or line break) has an apostrophe ' +
  'before it. At most two exports of a business run at once (429).';

const HANDED_OUT =
  'The first answer of a format is stored and given out again, byte for byte. The document is locked ' +
  'from then on. Its notes, terms, dates and amount paid are as at the first answer of any format.';

const scopeOf = ({ scope }: Operation): string => {
  if (scope === null) return 'Needs no key.';
  return scope === 'any' ? 'Any key may do this.' : `Scope: ${scope}.`;
};

function requestBody({ body, file, example }: Operation): Json {
  const content = file ? binary(...file.types) : body && json(ref(nameOf(body)), example);
  return content ? { requestBody: { required: true, content } } : {};
}

function describe(operation: Operation): Json {
  const emits = operation.emits ? ` Emits ${operation.emits}.` : '';
  const scope = scopeOf(operation);
  const note = operation.answer === 'E-invoice' ? ` ${HANDED_OUT}` : '';
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: `${scope}${emits}${operation.csv ? ` ${EXPORT}` : ''}${note}`,
    security: operation.scope === null ? [] : [{ apiKey: [] }],
    parameters: parameters(operation),
    ...requestBody(operation),
    responses: responses(operation),
    ...(operation.csv ? { 'x-csv': CSV } : {}),
  };
}

function paths(): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    found[operation.path] = { ...found[operation.path], [operation.method]: describe(operation) };
  }
  return { ...found, ...plainPaths() };
}

/** The OpenAPI 3.1 document of the interface. It is made from the schemas that check the requests. */
export function openApiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Invoicing service',
      version,
      description:
        'Customers, products, invoices and quotations of one business. The API key belongs to that business. ' +
        'Unknown fields and parameters are ignored; the header `X-Ignored` of the answer names them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: TAGS.map((name) => ({ name })),
    paths: paths(),
    webhooks: webhooks(),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      headers: HEADERS,
      schemas: componentSchemas(),
    },
  };
}
