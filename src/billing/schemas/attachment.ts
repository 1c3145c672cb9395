import { z } from 'zod';
import {
  checkAttachmentName,
  LARGEST_ATTACHMENT,
  LONGEST_ATTACHMENT_NAME,
} from '../../domain/attachments';
import { FILE_TYPES } from '../../domain/file-types';
import { say } from '../../messages/message';
import { required } from '../../validation/fields';
import { id, text, timestamp } from './answer-fields';

/** The body of POST …/{id}/attachments. */
export const ATTACHMENT_BODY = {
  types: FILE_TYPES,
  largest: LARGEST_ATTACHMENT,
  refusal: say('attachment_type'),
} as const;

/** Its query. */
export const ATTACHMENT_QUERY = z.object({
  name: required(checkAttachmentName, {
    type: 'string',
    minLength: 1,
    maxLength: LONGEST_ATTACHMENT_NAME,
    description:
      'The name of the file, with the ending of its type. No other of the document has it.',
  }),
});

/** A file of a document as the API answers it. */
export const ATTACHMENT = z
  .object({
    id,
    name: text,
    media_type: z.enum(FILE_TYPES),
    size: z.int().meta({ description: 'In bytes.' }),
    sha256: text.meta({ description: 'The hash of its bytes, in hexadecimal digits.' }),
    created_at: timestamp,
  })
  .meta({ id: 'Attachment' });
