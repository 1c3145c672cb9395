import path from 'node:path';
import type { Client } from 'pg';
import { DatabaseError } from 'pg';
import { directUrl, openDatabase } from '../database';
import { withClient } from '../embedded-database/session';
import { assertDirect } from '../server-database';
import { untilSignalled } from '../signals';
import { report, StartError } from '../start-error';

export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** A path as the person at the terminal means it. npm runs commands in the project's folder. */
export function fileOf(argument: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), argument);
}

/**
 * Runs a command to its end, and prints its answer.
 * @param work is told by `stop` that a signal came. It then removes what is half done
 */
export async function run(work: (stop: AbortSignal) => Promise<string>): Promise<never> {
  const stop = new AbortController();
  void untilSignalled().then((signal) => stop.abort(new StartError(`Stopped by ${signal}.`)));
  try {
    process.stdout.write(`${await work(stop.signal)}\n`);
    process.exit(0);
  } catch (error) {
    report(told(error));
    process.exit(1);
  }
}

/** Opens the database without the service, and one session in which every value is written exactly. */
export async function withSession<T>(
  root: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(root);
  try {
    return await withClient({ connectionString: directUrl() }, async (client) => {
      await assertDirect(client);
      await client.query(EXACT);
      return work(client);
    });
  } finally {
    await database.release();
  }
}

/** A server may have other defaults, and time limits for a service's short statements. */
const EXACT = `SET client_encoding = 'UTF8'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres';
  SET TimeZone = 'UTC'; SET extra_float_digits = 3; SET bytea_output = 'hex';
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** The database and the file system know better than a stack what went wrong. */
function told(error: unknown): unknown {
  if (error instanceof DatabaseError) return new StartError(`PostgreSQL refused: ${error.message}`);
  const { syscall, message } = Object(error) as NodeJS.ErrnoException;
  return syscall ? new StartError(message) : error;
}
