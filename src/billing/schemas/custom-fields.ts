import { z } from 'zod';
import {
  CUSTOM_FIELD_KINDS,
  LONGEST_LABEL,
  MAX_CUSTOM_FIELDS,
  readCustomFields,
  type CustomField,
} from '../../domain/custom-fields';
import { KEY_PATTERN } from '../../domain/metadata';
import { issueOf } from '../../validation/issue';
import { text } from './answer-fields';

/** The custom fields that a form of a business sends. None are null. */
export const CUSTOM_FIELDS = z
  .unknown()
  .optional()
  .transform((input, context): readonly CustomField[] | null => {
    if (input === undefined || input === null) return null;
    const read = readCustomFields(input);
    if ('fields' in read) return read.fields;
    context.issues.push(
      ...read.problems.map(({ path, message }) => issueOf(message, { path: [...path] })),
    );
    return z.NEVER;
  });

/** The custom fields of an answer. */
export const ANSWERED_CUSTOM_FIELDS = z
  .array(
    z.object({
      key: text.regex(new RegExp(KEY_PATTERN)).meta({ description: 'The key in `metadata`.' }),
      label: text.max(LONGEST_LABEL),
      kind: z.enum(CUSTOM_FIELD_KINDS).meta({ description: 'The records that have it.' }),
      printed: z.boolean().meta({ description: 'Whether documents print it.' }),
    }),
  )
  .max(MAX_CUSTOM_FIELDS)
  .meta({ description: 'Fields that the business has named; `[]` without any.' });
