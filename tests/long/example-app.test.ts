import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { INVOICE } from '../../src/billing/kind';
import { keepText } from '../../src/billing/sql/kept-lines';
import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { freePort } from '../support/nodes/free-port';
import { folderWithClient } from '../support/packed-client';
import { createCustomer, createInvoice } from '../support/records';
import { startService, type Service } from '../support/service';
import { spawnNode, type Spawned } from '../support/spawned';

const INVOICES = 5_000;
const LIMIT = 100;
/** Requests that the app may send before it is told to wait. It needs 50 for all invoices. */
const LEFT = 20;

jest.setTimeout(240_000);

let service: Service;
let app: Spawned | undefined;
afterAll(async () => {
  app?.signal('SIGKILL');
  await service?.stop();
});

/** Copies of one invoice, changed one second after the other. */
const COPIES = `INSERT INTO invoices
  SELECT (jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object(
    'id', nextval('invoices_id_seq'), 'document_id', gen_random_uuid(),
    'invoice_number', 'COPY-' || n, 'created_at', i.created_at - n * interval '1 s',
    'updated_at', i.updated_at - n * interval '1 s'))).*
  FROM invoices i, generate_series(1, $2::int) n WHERE i.document_id = $1`;

/** Each copy has a copy of the line. */
const LINES = `WITH line AS (
    SELECT l.*, c.component_type, c.field, c."order" FROM invoices i
    JOIN invoices_cmps c ON c.entity_id = i.id JOIN components_billing_invoice_lines l ON l.id = c.cmp_id
    WHERE i.document_id = $1),
  copies AS (
    SELECT id AS entity, nextval('components_billing_invoice_lines_id_seq') AS cmp
    FROM invoices WHERE document_id <> $1),
  made AS (
    INSERT INTO components_billing_invoice_lines
    SELECT (jsonb_populate_record(null::components_billing_invoice_lines, to_jsonb(line) ||
      jsonb_build_object('id', copies.cmp, 'line_id', gen_random_uuid()))).*
    FROM copies, line)
  INSERT INTO invoices_cmps (entity_id, cmp_id, component_type, field, "order")
  SELECT entity, copies.cmp, component_type, field, "order" FROM copies, line`;

interface Copy {
  invoices: Record<string, { notes: string | null; updated_at: string }>;
}

/** Every invoice with its notes and its latest change, as the database has them. */
async function stored(): Promise<Record<string, string>> {
  const rows = await query<{ id: string; notes: string | null }>(
    service.databaseUrl,
    'SELECT document_id AS id, notes FROM invoices',
    [],
  );
  return Object.fromEntries(rows.map(({ id, notes }) => [id, String(notes)]));
}

/** Changes one invoice after the other until it is told to stop. */
async function change(others: HttpClient, ids: readonly string[], goesOn: () => boolean) {
  let changed = 0;
  for (; goesOn() && changed < 60; changed += 1) {
    const id = ids[(changed * 83) % ids.length] ?? '';
    const answer = await others
      .patch(`/api/v1/invoices/${id}`, { notes: `change ${changed}` })
      .catch(() => null);
    // While the service stops, a change may be cut off.
    if (answer && ![200, 429, 503].includes(answer.status)) throw new Error(answer.text);
    await new Promise((done) => setTimeout(done, 700));
  }
  return changed;
}

test('the app of the guide ends with the same invoices, whatever happens meanwhile', async () => {
  const env = { PORT: String(await freePort()), API_RATE_LIMIT_PER_MINUTE: String(LIMIT) };
  service = await startService({ env });
  const { key, business } = await createKey({ service });
  const reader = api((await createKey({ service, business, scopes: ['read'] })).key, service);
  const appKey = (await createKey({ service, business, scopes: ['read'] })).key;
  const others = api(key, service);
  const customer = await createCustomer(others);
  const first = await createInvoice(others, customer.id);
  await query(service.databaseUrl, COPIES, [first.id, INVOICES - 1]);
  await query(
    service.databaseUrl,
    `SELECT invoicing_count('invoice', business_id, $2) FROM invoices WHERE document_id = $1`,
    [first.id, INVOICES - 1],
  );
  await query(service.databaseUrl, LINES, [first.id]);
  await query(service.databaseUrl, keepText(INVOICE, 'true'), []);
  const ids = Object.keys(await stored());
  expect(ids).toHaveLength(INVOICES);
  expect((await reader.get('/api/v1/invoices?limit=1')).body.pagination.total).toBe(INVOICES);

  const folder = await folderWithClient();
  const example = path.join(__dirname, '../../docs/examples/sync/sync.mjs');
  cpSync(example, path.join(folder, 'sync.mjs'));
  const settings = { INVOICING_URL: service.url, INVOICING_KEY: appKey, SYNC_EVERY_SECONDS: '1' };
  // The minute of the app's key begins here, and most of it is used up.
  for (let at = 0; at < LIMIT - LEFT; at += 1) await api(appKey, service).get('/api/v1/business');
  app = spawnNode(['sync.mjs'], { cwd: folder, env: settings });
  const copy = (): Copy => {
    try {
      return JSON.parse(readFileSync(path.join(folder, 'invoices.json'), 'utf8')) as Copy;
    } catch {
      return { invoices: {} };
    }
  };
  const copied = () => Object.keys(copy().invoices).length;

  let goesOn = true;
  const changing = change(others, ids, () => goesOn);
  // It reads what it may, and is told to wait.
  await eventually(() => copied() === LEFT * 100, 30_000);
  expect((await api(appKey, service).get('/api/v1/business')).status).toBe(429);
  await eventually(() => copied() > LEFT * 100, 70_000);
  await service.stop();
  service = await startService({ env, database: service.databaseUrl });
  const deleted = ids.at(-1) ?? '';
  expect((await others.delete(`/api/v1/invoices/${deleted}`)).status).toBe(204);
  goesOn = false;
  expect(await changing).toBeGreaterThan(10);

  const truth = await stored();
  const notes = () =>
    Object.fromEntries(Object.entries(copy().invoices).map(([id, one]) => [id, String(one.notes)]));
  await eventually(() => isDeepStrictEqual(notes(), truth), 60_000, 250);
  expect(Object.keys(truth)).toHaveLength(INVOICES - 1);
  app.signal('SIGTERM');
  expect([await app.ended, app.stderr()]).toEqual([0, '']);
});
