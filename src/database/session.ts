import { escapeLiteral, type ClientBase } from 'pg';

/** Settings of PostgreSQL, such as `statement_timeout`, by their names. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Tells whether a connection leads to PostgreSQL itself, and gives it these settings if it does. Behind a
 * pooler, each transaction may run in another session, which belongs to others the next moment: nothing
 * may be set there, prepared, locked or listened to beyond a transaction.
 *
 * PostgreSQL names its process to a new client, so that the client can cancel a statement. A pooler names
 * no process there that its clients would share, so another one then answers.
 */
export async function openSession(
  client: ClientBase,
  settings: ServerSettings = {},
): Promise<boolean> {
  const { processID } = client as ClientBase & { processID?: number | null };
  const set = Object.entries(settings).map(
    ([name, value]) => `, set_config('${name}', ${escapeLiteral(value)}, false)`,
  );
  const { rows } = await client.query<{ is_own: boolean | null }>(
    `SELECT own.is_own, CASE WHEN own.is_own THEN concat(''${set.join('')}) END
      FROM (SELECT pg_backend_pid() = $1::integer AS is_own) own`,
    [processID],
  );
  return rows[0]?.is_own === true;
}

/** SQL that begins a transaction and gives it these settings, as one message. */
export const beginWith = (settings: ServerSettings, begin = 'BEGIN'): string =>
  [
    begin,
    ...Object.entries(settings).map(
      ([name, value]) => `SET LOCAL ${name} TO ${escapeLiteral(value)}`,
    ),
  ].join('; ');
