import { z } from 'zod';
import {
  ADDRESS_WINDOWS,
  DOCUMENT_FONTS,
  HIDEABLE,
  LABEL_KEYS,
  LOGO_SIDES,
  LONGEST_DOCUMENT_LABEL,
  readDocumentLook,
  type DocumentLook,
} from '../../domain/document-look';
import { LANGUAGES } from '../../domain/languages';
import { TEMPLATES } from '../../domain/templates';
import { issueOf } from '../../validation/issue';

/** The look that a form of a business sends. None is null. */
export const DOCUMENT_LOOK = z
  .unknown()
  .optional()
  .transform((input, context): DocumentLook | null => {
    if (input === undefined || input === null) return null;
    const read = readDocumentLook(input);
    if ('look' in read) return read.look;
    context.issues.push(
      ...read.problems.map(({ path, message }) => issueOf(message, { path: [...path] })),
    );
    return z.NEVER;
  });

const LABELS = z.partialRecord(z.enum(LABEL_KEYS), z.string().max(LONGEST_DOCUMENT_LABEL));

/** The look of an answer. */
export const ANSWERED_LOOK = z
  .object({
    template: z.enum(TEMPLATES).optional().meta({ description: 'Of new documents.' }),
    logo_side: z.enum(LOGO_SIDES).optional(),
    address_window: z.enum(ADDRESS_WINDOWS).optional(),
    font: z.enum(DOCUMENT_FONTS).optional(),
    hidden: z.array(z.enum(HIDEABLE)).optional(),
    labels: z
      .partialRecord(z.enum(LANGUAGES), LABELS)
      .optional()
      .meta({ description: 'Words of documents by language.' }),
  })
  .meta({ description: 'How documents look; `{}` without a choice.' });
