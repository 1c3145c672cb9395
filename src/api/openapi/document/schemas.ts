import { z } from 'zod';
import { CUSTOMER_SUMMARY, ERROR } from '../../../billing/schemas/answers';
import { OPERATIONS } from './operations';

type JsonSchema = Record<string, unknown>;

/**
 * The default of a field stands in its description. Generators of clients take the keyword `default` for a
 * promise that the field is there, and require it in requests.
 */
function sayDefault(context: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const doc = z.globalRegistry.get(context.zodSchema) as JsonSchema | undefined;
  if (!doc || !('default' in doc)) return;
  const { description } = context.jsonSchema;
  const said = `Default: ${JSON.stringify(doc['default'])}.`;
  context.jsonSchema['description'] =
    description === undefined ? said : `${String(description)} ${said}`;
}

/** The JSON Schema (2020-12) of a request. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: sayDefault,
  }) as JsonSchema;
  return rest;
}

/** A schema without a name of its own, such as the body of a delivery. */
export function unnamedSchema(schema: z.ZodType): JsonSchema {
  const { $defs, ...converted } = inputSchema(schema);
  return inlined(converted, ($defs ?? {}) as Record<string, JsonSchema>) as JsonSchema;
}

/** The name of a schema in the document. Each body and each answer has one. */
export const nameOf = (schema: z.ZodType): string =>
  (z.globalRegistry.get(schema) as { id: string }).id;

/** The JSON Schema of a body or an answer, without its name. */
export function namedSchema(schema: z.ZodType): JsonSchema {
  const { id: _id, ...converted } = unnamedSchema(schema);
  return converted;
}

/** Inlines nested schemas, because only whole bodies have a name in the document. */
function inlined(value: unknown, definitions: Record<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference, ...own } = value as { $ref?: unknown };
  if (typeof reference === 'string') {
    const { id: _id, ...definition } = definitions[reference.replace('#/$defs/', '')] ?? {};
    return inlined({ ...definition, ...own }, definitions);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inlined(one, definitions)]),
  );
}

/** `components.schemas`: every request and answer, from the schemas that check the requests. */
export function componentSchemas(): Record<string, JsonSchema> {
  const used = OPERATIONS.flatMap(({ body, answer }) => [body, answer]);
  const schemas = new Set([
    ...used.filter((one) => one instanceof z.ZodType),
    CUSTOMER_SUMMARY,
    ERROR,
  ]);
  return Object.fromEntries([...schemas].map((one) => [nameOf(one), namedSchema(one)]));
}
