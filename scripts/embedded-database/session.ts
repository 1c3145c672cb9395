import { Client, type ClientConfig } from 'pg';
import { codeOf } from './error-code';

/** Runs `work` on a connection of its own. */
export async function withClient<T>(
  config: string | ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  // A lost connection also emits this event, which would end the process without a listener.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns undefined when PostgreSQL accepts the connection, else its error */
export function refusalOf(config: ClientConfig): Promise<unknown> {
  return withClient(config, () => Promise.resolve(undefined)).catch((error: unknown) => error);
}

/** The role does not exist, may not log in, or has another password. */
export function isWrongLogin(error: unknown): boolean {
  return ['28P01', '28000'].includes(codeOf(error));
}
