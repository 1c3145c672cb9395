/**
 * Keeps a copy of all invoices in a file, as an app beside the service would in its own database.
 * README.md explains each step.
 */
import { rename, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, pages } from 'invoicing-client';

const { INVOICING_URL = 'http://localhost:1337', INVOICING_KEY } = process.env;
const { SYNC_FILE = 'invoices.json', SYNC_EVERY_SECONDS = '5' } = process.env;

// Patient: it waits as long as `Retry-After` says, and some minutes for a service that restarts.
const client = createClient({ baseUrl: INVOICING_URL, key: INVOICING_KEY, retries: 20 });

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

/** What is known so far: the invoices by id, and the moment of the latest change among them. */
async function readCopy() {
  try {
    return JSON.parse(await readFile(SYNC_FILE, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { since: null, invoices: {} };
  }
}

/** A cut leaves the old file or the new one, and never half of one. */
async function writeCopy(copy) {
  await writeFile(`${SYNC_FILE}.new`, JSON.stringify(copy));
  await rename(`${SYNC_FILE}.new`, SYNC_FILE);
}

/** Reads what has changed since the last time. An invoice may come twice, and the later one counts. */
async function readChanges(copy) {
  const query = {
    sort: 'updated_at',
    limit: 100,
    ...(copy.since === null ? {} : { updated_since: copy.since }),
  };
  for await (const page of pages(client, '/api/v1/invoices', query)) {
    if (page.length === 0) continue;
    for (const invoice of page) copy.invoices[invoice.id] = invoice;
    copy.since = page.at(-1).updated_at;
    await writeCopy(copy);
  }
}

/** A deleted draft is in no list of changes. Fewer invoices than known ones give it away. */
async function forgetDeleted(copy) {
  const query = { limit: 1 };
  const { data } = await client.GET('/api/v1/invoices', { params: { query } });
  const known = Object.keys(copy.invoices);
  if (!data || data.pagination.total >= known.length) return;
  const found = new Set();
  for await (const page of pages(client, '/api/v1/invoices', { sort: 'created_at', limit: 100 }))
    for (const { id } of page) found.add(id);
  for (const id of known) if (!found.has(id)) delete copy.invoices[id];
  await writeCopy(copy);
}

const copy = await readCopy();
while (!stop.signal.aborted) {
  await readChanges(copy);
  await forgetDeleted(copy);
  console.log(`${Object.keys(copy.invoices).length} invoices, up to ${copy.since}`);
  await sleep(Number(SYNC_EVERY_SECONDS) * 1_000, null, { signal: stop.signal }).catch(() => null);
}
