import { z } from 'zod';
import {
  KEY_PATTERN,
  LONGEST_VALUE,
  mergeMetadata,
  metadataProblems,
  MOST_CHANGED_KEYS,
  MOST_KEYS,
  type Metadata,
  type MetadataChange,
} from '../../domain/metadata';
import { issueOf } from '../../validation/issue';
import type { FieldDoc } from '../../validation/fields';

const docOf = (most: number, description: string): FieldDoc => ({
  type: ['object', 'null'],
  maxProperties: most,
  propertyNames: { pattern: KEY_PATTERN },
  additionalProperties: { type: ['string', 'null'], maxLength: LONGEST_VALUE },
  description,
});

const OWN_PAIRS = `Pairs of your own: at most ${MOST_KEYS} keys, each with a text.`;

/** Checked metadata; undefined and null stay. */
function checked(
  input: unknown,
  most: number,
  context: z.RefinementCtx,
): MetadataChange | null | undefined {
  if (input === undefined || input === null) return input;
  const problems = metadataProblems(input, most);
  if (problems.length === 0) return input as MetadataChange;
  context.issues.push(
    ...problems.map(({ path, message }) => issueOf(message, { path: [...path] })),
  );
  return z.NEVER;
}

/** Metadata of a new record. Null is none, for the whole and for a key. */
export const METADATA = z
  .unknown()
  .optional()
  .transform((input, context): Metadata | null => {
    const sent = checked(input, MOST_KEYS, context);
    return sent ? mergeMetadata(null, sent) : null;
  })
  .meta(docOf(MOST_KEYS, OWN_PAIRS));

/** Metadata of a PATCH. */
export const METADATA_CHANGE = z
  .unknown()
  .optional()
  .transform((input, context) => checked(input, MOST_CHANGED_KEYS, context))
  .meta(
    docOf(
      MOST_CHANGED_KEYS,
      `${OWN_PAIRS} They are merged with those of the record; null removes a key, or all of them.`,
    ),
  );

/** Metadata of an answer. */
export const ANSWERED_METADATA = z
  .record(z.string(), z.string())
  .meta({ description: 'Pairs of your own; `{}` without any.' });

/** A filter of lists by pairs, as the text of its value in SQL: equal filters have equal texts. */
export const metadataFilter = (says: string) =>
  z
    .unknown()
    .optional()
    .transform((input, context): string | null => {
      if (typeof input === 'string') {
        context.issues.push(issueOf('must be given as metadata[key]=value'));
        return z.NEVER;
      }
      const sent = checked(input, MOST_KEYS, context);
      return sent ? JSON.stringify(Object.fromEntries(Object.entries(sent).sort())) : null;
    })
    .meta({
      type: 'object',
      propertyNames: { pattern: KEY_PATTERN },
      additionalProperties: { type: 'string', maxLength: LONGEST_VALUE },
      description: says,
    });
