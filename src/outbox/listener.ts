import { Client } from 'pg';
import { openSession } from '../database/session';

const RECONNECT_MS = 2_000;

export interface Listener {
  stop(): Promise<void>;
}

interface ListenOptions {
  /** Past a pooler, if there is a way. Behind one nothing arrives, so nobody listens. */
  url: string;
  /** A constant of this service. */
  channel: string;
  /** The node's own name. It ignores its own notifications. */
  node: string;
  onNews: () => void;
}

/** @returns null when the connection leads through a pooler */
async function connect(
  { url, channel, node, onNews }: ListenOptions,
  onEnd: () => void,
): Promise<Client | null> {
  const client = new Client({ connectionString: url, application_name: channel });
  client.on('error', () => undefined);
  client.once('end', onEnd);
  client.on('notification', ({ payload }) => {
    if (payload !== node) onNews();
  });
  await client.connect();
  if (await openSession(client)) {
    await client.query(`LISTEN ${channel}`);
    return client;
  }
  client.off('end', onEnd);
  await client.end();
  return null;
}

/**
 * Listens for what is due on a connection of its own, and reconnects when the connection is lost.
 * Only speed depends on it: the worker also polls.
 */
export function listen(options: ListenOptions): Listener {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const later = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(open, RECONNECT_MS);
    timer.unref();
  };
  const open = () =>
    void connect(options, later)
      .then((connected) => {
        client = connected ?? undefined;
        if (stopped) void client?.end();
        else options.onNews();
      })
      .catch(later);
  open();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
