import { plainHeaders } from './response-headers';

type Json = Record<string, unknown>;

const TAGS = ['Tools'];
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const given = (place: string, name: string, description: string): Json => ({
  in: place,
  name,
  description,
  schema: { type: 'string' },
});
const MESSAGE: Json = { type: 'object', description: 'A message of JSON-RPC 2.0' };

const refusals = (statuses: readonly number[], isKeyed: boolean): Json =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: 'Refused',
        headers: plainHeaders(status, isKeyed),
        content: json({ type: 'object' }),
      },
    ]),
  );

/** The protocol says the rest. Its refusals are messages of its own beside the errors of this API. */
const MCP: Json = {
  operationId: 'callMcp',
  tags: TAGS,
  summary: 'Tools for agents by the Model Context Protocol: one for each operation for keys',
  description: 'Streamable HTTP without sessions. Each tool needs the scope of its operation.',
  security: [{ apiKey: [] }],
  parameters: [
    given('query', 'tools', 'Groups of tools, with commas between them: the others are not there.'),
    given('header', 'Idempotency-Key', 'Counts where the argument `idempotency_key` is missing.'),
  ],
  requestBody: { required: true, content: json(MESSAGE) },
  responses: {
    200: {
      description: 'The answer',
      headers: plainHeaders(200, true),
      content: json(MESSAGE),
    },
    202: { description: 'A notification was taken', headers: plainHeaders(202, true) },
    ...refusals([400, 401, 403, 405, 406, 413, 415, 429, 500, 503], true),
  },
};

const DOCUMENT: Json = {
  operationId: 'readOpenApi',
  tags: TAGS,
  summary: 'Read this document',
  security: [],
  responses: {
    200: {
      description: 'OpenAPI 3.1',
      headers: plainHeaders(200, false),
      content: json({ type: 'object' }),
    },
    ...refusals([405, 429, 500, 503], false),
  },
};

/** The paths that no operation with schemas of ours describes. */
export const plainPaths = (): Record<string, Json> => ({
  '/api/v1/openapi.json': { get: DOCUMENT },
  '/api/v1/mcp': { post: MCP },
});
