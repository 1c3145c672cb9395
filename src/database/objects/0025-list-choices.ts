import { table, type Step } from '../step';

/**
 * How each operator left the panel's lists. It is not a content type, because an administrator can read
 * every content type over the Content Manager's API, hidden or not.
 */
export const listChoices: Step = {
  number: 25,
  name: 'list-choices',
  parts: [
    table(
      'list_choices',
      `operator_id integer NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
      list varchar(50) NOT NULL,
      choice jsonb NOT NULL,
      PRIMARY KEY (operator_id, list)`,
    ),
  ],
};
