import type { z } from 'zod';
import type { EMAIL } from './answers';
import type { SentDocument } from './send-document';

/** The answer to a send. No attempt was made yet. */
export const acceptedMail = ({ mail, row }: SentDocument): z.infer<typeof EMAIL> => ({
  id: row.id,
  to: [...mail.to],
  cc: [...mail.cc],
  subject: mail.subject,
  status: 'queued',
  attempts: [],
  created_at: row.created_at,
});
