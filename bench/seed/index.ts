import { Client } from 'pg';
import { say } from '../report/progress';
import { seedOurs } from './ours';
import { seedReference } from './reference';
import { createSource, type Range } from './source';

async function fill(
  url: string,
  range: Range,
  insert: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await createSource(client, range);
    await client.query('BEGIN');
    await insert(client);
    await client.query('COMMIT');
    // Autovacuum would do this after some minutes. The benchmark measures the state after that.
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Fills both databases with the same invoices. @param urls the URLs of the two databases */
export async function seed(
  urls: { ours: string; reference: string },
  key: string,
  range: Range,
): Promise<void> {
  const first = range.from === 1;
  say(`Seeding invoices ${range.from} to ${range.to}, three lines each …`);
  await fill(urls.ours, range, (client) => seedOurs(client, first));
  await fill(urls.reference, range, (client) => seedReference(client, first ? key : null));
}
