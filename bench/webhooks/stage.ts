import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabases, type Databases } from '../databases';
import { makeOurs, type Ours } from '../servers/ours';
import { startServer, type Server } from '../servers/server';
import type { Figures } from './receiver';

/** All that the measurements work on: databases, the service, a key, a receiver. */
export interface Stage {
  databases: Databases;
  ours: Ours;
  key: string;
  receiver: Server;
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** What has arrived since the last time. */
  figures(): Promise<Figures>;
  close(): Promise<void>;
}

const OPEN = { OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true' };

export async function openStage(): Promise<Stage> {
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

/** Puts endpoints at these paths of the receiver in the place of all before. */
export async function listenAt(stage: Stage, paths: readonly string[]): Promise<void> {
  await stage.sql('DELETE FROM webhook_endpoints');
  for (const one of paths) {
    const url = `http://127.0.0.1:${stage.receiver.port}${one}`;
    await stage.sql(
      `WITH added AS (
         INSERT INTO webhook_endpoints (document_id, url, enabled, business_id, created_at, updated_at, published_at)
         SELECT gen_random_uuid()::text, $1, true, min(id), localtimestamp, localtimestamp, localtimestamp
         FROM businesses RETURNING id)
       INSERT INTO webhook_secrets (endpoint_id, secret, created_at) SELECT id, $2, localtimestamp FROM added`,
      [url, `whsec_${randomBytes(32).toString('base64')}`],
    );
  }
}

/** Creates customers, so many at a time; spread over time when a pause in milliseconds is given. */
export async function create(
  stage: Stage,
  server: Server,
  { count, connections, pause = 0 }: { count: number; connections: number; pause?: number },
): Promise<void> {
  let left = count;
  const body = JSON.stringify({ name: 'Acme Corporation', email: 'billing@acme.example' });
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const headers = { Authorization: `Bearer ${stage.key}`, 'Content-Type': 'application/json' };
      const url = `http://127.0.0.1:${server.port}/api/v1/customers`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      await answer.text();
      if (answer.status !== 201) throw new Error(`A create answered ${answer.status}`);
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

/** Waits until nothing is left to deliver but to endpoints that hang. */
export async function delivered(stage: Stage): Promise<void> {
  for (;;) {
    const rows = await stage.sql(
      `SELECT 1 FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.state = 'pending' AND e.url NOT LIKE '%/hang%' LIMIT 1`,
    );
    if (rows.length === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
