import { z } from 'zod';

const timestamp = z.iso.datetime().meta({ description: 'UTC, milliseconds.' });

/** A mail as the API answers it (contract §12), for the OpenAPI document. */
export const EMAIL = z
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
      .meta({ description: 'The oldest first.' }),
    created_at: timestamp,
  })
  .meta({ id: 'Email' });
