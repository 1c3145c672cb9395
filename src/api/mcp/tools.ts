import type { Tool } from '@modelcontextprotocol/server';
import { OPERATIONS } from '../openapi/document/operations';
import { inputSchema, namedSchema } from '../openapi/document/schemas';
import { meets } from '../../http/auth/business-key';
import type { Caller } from '../../http/requests/caller';
import { movesFile, type Operation } from '../../http/routes/operation';
import { annotationsOf, mayNeedConfirmation } from './effects';
import { toolName } from './tool-names';

type Json = Record<string, unknown>;

/** A tool, the operation that it calls, and where the operation takes its arguments. */
export interface ApiTool {
  tool: Tool;
  operation: Operation;
  inPath: readonly string[];
  /** Each name, and whether its value is an object: `metadata[region]=north`. */
  inQuery: ReadonlyMap<string, boolean>;
}

const IDEMPOTENCY = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description:
    'A text of your choice. Within 24 hours, a repeated call with the same text and arguments is not ' +
    'carried out again.',
};

const CONFIRM = {
  type: 'string',
  description:
    'The token that a first call without it answers with. Ask the user before you send it back.',
};

const CONFIRMED =
  ' A call that issues, sends, records money, voids, or lets others read more does nothing at first: it ' +
  'says what it would do, with a token for the argument `confirm`.';

interface Fields {
  properties: Json;
  required?: string[];
}

const isObject = ({ type }: Json): boolean => type === 'object';

const NO_FIELDS: Fields = { properties: {} };

const namesInPath = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function inputOf(operation: Operation, query: Fields, body: Fields): Tool['inputSchema'] {
  const inPath = namesInPath(operation.path);
  const ids = inPath.map((name) => [name, { type: 'string', format: 'uuid' }] as const);
  const isWrite = operation.method !== 'get';
  const confirms = mayNeedConfirmation(operation, Object.keys(body.properties));
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(ids),
      ...query.properties,
      ...body.properties,
      ...(isWrite ? { idempotency_key: IDEMPOTENCY } : {}),
      ...(confirms ? { confirm: CONFIRM } : {}),
    },
    required: [...inPath, ...(query.required ?? []), ...(body.required ?? [])],
  } as Tool['inputSchema'];
}

function toolOf(operation: Operation): ApiTool {
  const { query: asked, body: sent, summary, emits } = operation;
  const query = asked ? (inputSchema(asked) as unknown as Fields) : NO_FIELDS;
  const body = sent ? (namedSchema(sent) as unknown as Fields) : NO_FIELDS;
  const inputSchemaOfTool = inputOf(operation, query, body);
  const confirms = 'confirm' in (inputSchemaOfTool.properties ?? {});
  return {
    tool: {
      name: toolName(operation),
      title: summary,
      description: `${summary}.${emits ? ` Emits ${emits}.` : ''}${confirms ? CONFIRMED : ''}`,
      inputSchema: inputSchemaOfTool,
      annotations: annotationsOf(operation),
    },
    operation,
    inPath: namesInPath(operation.path),
    inQuery: new Map(
      Object.entries(query.properties).map(([name, one]) => [name, isObject(one as Json)] as const),
    ),
  };
}

/** Operations that need no key count by address, and no key has rights for them. */
function makeTools(): ReadonlyMap<string, ApiTool> {
  const keyed = OPERATIONS.filter((operation) => operation.scope !== null && !movesFile(operation));
  return new Map(keyed.map((operation) => [toolName(operation), toolOf(operation)] as const));
}

let made: ReadonlyMap<string, ApiTool> | undefined;

/** Every tool by its name: one per operation of the OpenAPI document that needs a key and moves no file. */
export const apiTools = (): ReadonlyMap<string, ApiTool> => (made ??= makeTools());

/** Whether a key has the rights that the operation of a tool asks for. */
export const mayUse = (who: Caller, { operation: { needs } }: ApiTool): boolean =>
  needs !== null && meets(who, needs);
