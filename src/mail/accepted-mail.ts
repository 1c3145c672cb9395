import type { SentDocument } from './send-document';

/** The answer to a send. No attempt was made yet. */
export const acceptedMail = ({ mail, row }: SentDocument) => ({
  id: row.id,
  to: [...mail.to],
  cc: [...mail.cc],
  subject: mail.subject,
  status: 'queued' as const,
  attempts: [],
  created_at: row.created_at,
});
