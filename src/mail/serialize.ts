import type { z } from 'zod';
import type { EMAIL } from './answers';
import type { ListedMail } from './sql/list-mails';
import type { SentDocument } from './send-document';

/** The answer to a send. No attempt was made yet. */
export const acceptedMail = ({
  mail,
  row,
}: Pick<SentDocument, 'mail' | 'row'>): z.infer<typeof EMAIL> => ({
  id: row.id,
  to: [...mail.to],
  cc: [...mail.cc],
  subject: mail.subject,
  status: 'queued',
  attempts: [],
  created_at: row.created_at,
});

/** A mail as the API answers it. Its texts are those of the customer alone. */
export function serializeMail(mail: ListedMail): z.infer<typeof EMAIL> {
  return {
    id: mail.id,
    to: [...mail.to],
    cc: [...mail.cc],
    subject: mail.subject,
    status: mail.state,
    attempts: mail.attempt_log.map(({ at, response }) => ({ at, response })),
    created_at: mail.created_at,
  };
}
