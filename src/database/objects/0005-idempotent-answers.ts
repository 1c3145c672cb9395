import { index, table, type Step } from '../step';

/**
 * Answers to requests with an Idempotency-Key. They are not a content type, because an administrator can
 * read every content type over the Content Manager's API, hidden or not.
 */
export const idempotentAnswers: Step = {
  number: 5,
  name: 'idempotent-answers',
  parts: [
    table(
      'idempotent_answers',
      `business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
      idempotency_key varchar(255) NOT NULL,
      request_hash varchar(255) NOT NULL,
      response_status integer NOT NULL,
      response_body text NOT NULL,
      created_at timestamp NOT NULL,
      PRIMARY KEY (business_id, idempotency_key)`,
    ),
    index('idempotent_answers_created_idx', 'ON idempotent_answers (created_at)'),
  ],
};
