import { column, statement, type Part, type Step } from '../step';

const keysOf = (owner: 'business_id' | 'operator_id'): Part => {
  const name = `idempotent_answers_by_${owner}`;
  const text = `CREATE UNIQUE INDEX IF NOT EXISTS ${name}
    ON idempotent_answers (${owner}, idempotency_key)`;
  return { ...statement(text), makes: [{ kind: 'index', name }] };
};

/**
 * An answer belongs to a business, whose keys may ask for it again, or to an operator. Older versions of
 * the service still find a key of a business by the first of the indexes.
 */
export const answersToOperators: Step = {
  number: 34,
  name: 'answers-to-operators',
  parts: [
    column(
      'idempotent_answers',
      'operator_id',
      'integer REFERENCES admin_users (id) ON DELETE CASCADE',
    ),
    keysOf('business_id'),
    keysOf('operator_id'),
    statement(`ALTER TABLE idempotent_answers
      DROP CONSTRAINT IF EXISTS idempotent_answers_pkey,
      ALTER COLUMN business_id DROP NOT NULL`),
  ],
};
