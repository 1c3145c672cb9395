import type { z } from 'zod';
import { parse } from '../../../../src/validation/parse';
import { refusal } from '../../domain/refusal';

/** The problems of a body, each as its pointer and its message; none when the schema takes the body. */
export const problemsOf = (schema: z.ZodType, body: unknown): [string, string][] =>
  (refusal(() => parse(schema, body))?.errors ?? []).map(({ pointer, message }) => [
    pointer,
    message,
  ]);
