import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabases, type Databases } from '../databases';
import { addEndpoint, newSecret } from '../servers/endpoint';
import { makeOurs, type Ours } from '../servers/ours';
import { startServer, type Server } from '../servers/server';
import type { Figures } from './receiver';

/** Everything that the measurements use: databases, the service, a key, a receiver. */
export interface Fixture {
  databases: Databases;
  ours: Ours;
  key: string;
  receiver: Server;
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The figures since the last call. */
  figures(): Promise<Figures>;
  close(): Promise<void>;
}

const OPEN = { OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true' };

export async function openFixture(): Promise<Fixture> {
  const databases = await openDatabases();
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const ours = makeOurs(project, databases.ours, OPEN);
  const key = await ours.issueKey();
  const receiver = await startServer({
    name: 'receiver',
    args: [path.join(__dirname, 'receiver.js')],
    cwd: process.cwd(),
    env: {},
  });
  const client = new Client({ connectionString: databases.ours });
  await client.connect();
  const address = `http://127.0.0.1:${receiver.port}`;
  return {
    databases,
    ours,
    key,
    receiver,
    sql: async <Row>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[],
    figures: async () => (await (await fetch(`${address}/figures`)).json()) as Figures,
    close: async () => {
      await client.end();
      await receiver.stop();
      await databases.close();
    },
  };
}

/** Replaces all endpoints by new ones at these paths of the receiver. */
export async function listenAt(fixture: Fixture, paths: readonly string[]): Promise<void> {
  await fixture.sql('DELETE FROM webhook_endpoints');
  for (const one of paths) {
    const url = `http://127.0.0.1:${fixture.receiver.port}${one}`;
    await addEndpoint(fixture.sql, { url, secret: newSecret() });
  }
}

/**
 * Creates customers on several connections. `pause` is the time between two creates, in
 * milliseconds.
 */
export async function create(
  fixture: Fixture,
  server: Server,
  { count, connections, pause = 0 }: { count: number; connections: number; pause?: number },
): Promise<void> {
  let left = count;
  const body = JSON.stringify({ name: 'Acme Corporation', email: 'billing@acme.example' });
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const headers = {
        Authorization: `Bearer ${fixture.key}`,
        'Content-Type': 'application/json',
      };
      const url = `http://127.0.0.1:${server.port}/api/v1/customers`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      await answer.text();
      if (answer.status !== 201) throw new Error(`A create answered ${answer.status}`);
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

/** Waits until only deliveries to hanging endpoints are left. */
export async function delivered(fixture: Fixture): Promise<void> {
  for (;;) {
    const rows = await fixture.sql(
      `SELECT 1 FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.state = 'pending' AND e.url NOT LIKE '%/hang%' LIMIT 1`,
    );
    if (rows.length === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
