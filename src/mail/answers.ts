import { z } from 'zod';

/** The answers about mails, for the OpenAPI document. Tests check every real answer against them. */
const timestamp = z.iso.datetime().meta({ description: 'UTC, milliseconds.' });

export const MAIL = z
  .object({
    id: z.uuid(),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    subject: z.string(),
    status: z.enum(['queued', 'sent', 'failed']),
    attempts: z
      .array(
        z.object({
          at: timestamp,
          response: z.string().meta({ description: 'The words of the mail server.' }),
        }),
      )
      .meta({ description: 'Oldest first.' }),
    created_at: timestamp,
  })
  .meta({ id: 'Mail' });
