import { z } from 'zod';
import { fieldName, type Problem } from '../domain/problems';

/** The fields that an object may have. */
interface Known {
  /** With what their objects may have, where they hold some. */
  fields: ReadonlyMap<string, Known | null>;
  /** Fields of the answer that no request decides. Clients may send back what they got. */
  computed: ReadonlySet<string>;
}

/** Schemas that tell which fields of an answer are computed: those that no create takes. */
export interface RecordSchemas {
  answer: z.ZodType;
  /** By default the schema of the request. */
  create?: z.ZodType;
}

type AnySchema = z.core.$ZodType;

/** The schema below transforms, defaults and lists. */
function objectIn(schema: AnySchema | undefined): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodArray) return objectIn(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return objectIn(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return objectIn(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return null;
}

function knownIn(
  request: AnySchema,
  answer: AnySchema | undefined,
  create: AnySchema,
): Known | null {
  const object = objectIn(request);
  if (!object) return null;
  const answered = objectIn(answer)?.shape ?? {};
  const created = objectIn(create)?.shape ?? {};
  const fields = Object.entries(object.shape).map(([name, field]) => {
    const known = knownIn(field, answered[name], created[name] ?? field);
    return [name, known] as const;
  });
  const computed = Object.keys(answered).filter((name) => !Object.hasOwn(created, name));
  return { fields: new Map(fields), computed: new Set(computed) };
}

/** Made once for each schema of a request. */
const KNOWN = new WeakMap<z.ZodType, Known | null>();

function knownOf(request: z.ZodType, { answer, create = request }: Partial<RecordSchemas>) {
  const found = KNOWN.get(request);
  if (found !== undefined) return found;
  const known = knownIn(request, answer, create);
  KNOWN.set(request, known);
  return known;
}

/** More would not fit into a header, and a body may hold a million. */
const MOST = 2_000;

/** Goes as deep as the schema does, however deep the input is. */
function collect(known: Known, input: unknown, path: Problem['path'], found: string[]): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return;
  for (const [name, value] of Object.entries(input)) {
    if (found.length >= MOST) return;
    const inner = known.fields.get(name);
    if (inner) collectIn(inner, value, [...path, name], found);
    else if (inner === undefined && !known.computed.has(name))
      found.push(fieldName([...path, name]));
  }
}

/** A field holds an object, or a list of them. */
function collectIn(known: Known, value: unknown, path: Problem['path'], found: string[]): void {
  const list: readonly unknown[] | null = Array.isArray(value) ? value : null;
  if (!list) return collect(known, value, path, found);
  for (const [at, one] of list.entries()) {
    if (found.length >= MOST) return;
    collect(known, one, [...path, at], found);
  }
}

/** The names of the fields of an input that its schema does not have, such as `items[0].colour`. */
export function unknownFields(
  request: z.ZodType,
  input: unknown,
  record: Partial<RecordSchemas> = {},
): string[] {
  const known = knownOf(request, record);
  const found: string[] = [];
  if (known) collect(known, input, [], found);
  return found;
}
