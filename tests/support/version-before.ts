import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { freePort } from '../../scripts/embedded-database/access';
import { INVOICE_STATUSES } from '../../src/domain/invoice-status';
import { QUOTATION_STATUSES } from '../../src/domain/quotation-status';
import { createDatabase, query } from './databases';
import { httpClient, type HttpClient } from './http';
import { readRun } from './run';
import { startService, type Service } from './service';

/** The secrets, people, keys and links of the database; tests/fixtures/version-before/README.md. */
export interface Access {
  /** Settings that the database needs: secrets, and what answers depend on. */
  env: Record<string, string>;
  administrator: { email: string; password: string };
  /** Belongs to the first business alone. */
  limited: { email: string; password: string };
  businesses: { id: string; name: string; key: string; read_only_key: string }[];
  /** A deleted key, one whose rights were taken, and one that has expired. */
  dead_keys: { key: string; status: number }[];
  /** Signing secrets, as the endpoints were made with them. */
  endpoints: { id: string; secret: string }[];
  /** Requests that were answered, and whose repeats get the same answer. */
  repeats: { key: string; path: string; idempotency_key: string; body: object; answer: Said }[];
  /** The pages of documents, and how each answers. */
  pages: { path: string; status: number }[];
  /** An invoice whose rest was written off before a part of it was credited. */
  written_off: { invoice: string; credit_note: string };
}

interface Said {
  status: number;
  text: string;
}

/** Bodies and files by path, for each business and for the panel. */
export type Answers = Record<string, Record<string, unknown>>;

const folder = path.join(__dirname, '../fixtures/version-before');

const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;

const unpacked = (name: string): string =>
  gunzipSync(readFileSync(path.join(folder, name))).toString('utf8');

/** A new database with everything that the version before left, and what that version answered. */
export async function versionBefore(): Promise<{
  database: string;
  access: Access;
  answers: Answers;
}> {
  const name = `before_${randomBytes(6).toString('hex')}`;
  const database = await createDatabase(readRun(), name);
  await query(database, unpacked('database.sql.gz'));
  const answers = JSON.parse(unpacked('answers.json.gz')) as Answers;
  return { database, access: read<Access>('access.json'), answers };
}

/** Today's service on the database. The answers name an address that is not its own. */
export async function startOn(database: string, { env }: Access): Promise<Service> {
  const port = String(await freePort());
  const service = await startService({ database, env: { ...env, PORT: port } });
  return { ...service, url: `http://127.0.0.1:${port}` };
}

/** Logs in to the panel. @returns the panel's API for this person */
async function logInTo(
  service: { url: string },
  { email, password }: { email: string; password: string },
): Promise<HttpClient> {
  const answer = await httpClient(service.url).post('/admin/login', { email, password });
  if (answer.status !== 200) throw new Error(`No login: ${answer.text}`);
  return httpClient(service.url, answer.body.data.token as string);
}

/** Asks for everything that the recorded answers hold. */
export async function answersOf(service: { url: string }, access: Access): Promise<Answers> {
  const answers: Answers = {};
  for (const { id, key } of access.businesses) {
    const client = httpClient(service.url, key);
    answers[id] = await ofBusiness(client);
  }
  const admin = await logInTo(service, access.administrator);
  answers['panel'] = await ofPanel(admin, answers, access);
  const limited = await logInTo(service, access.limited);
  answers['limited'] = await ofLimited(limited);
  return answers;
}

type Found = Record<string, unknown>;
interface Page {
  data: { id: string }[];
  pagination: { total_pages: number };
}

/** What each record of a list is asked for beside itself. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  customers: ['', '/history'],
  products: ['', '/history'],
  invoices: ['', '/history', '/payments', '/emails'],
  quotations: ['', '/history', '/emails'],
  'credit-notes': ['', '/history', '/refunds', '/emails'],
  payments: [''],
  'webhook-endpoints': [''],
  'webhook-deliveries': [],
};

const SEARCHES = [
  ...INVOICE_STATUSES.map((one) => `invoices?status=${one}`),
  ...QUOTATION_STATUSES.map((one) => `quotations?status=${one}`),
  'invoices?number=00',
  'invoices?number=re-2026',
  'quotations?number=1',
  'customers?name=a',
  'customers?email=example',
  'products?active=false',
  'products?sku=a',
  'payments?from=2026-02-01&to=2026-03-31',
];

const FILES = [
  'customers',
  'products',
  'payments',
  'invoices',
  'invoices?lines=true',
  'quotations',
  'quotations?lines=true',
  'credit-notes',
  'credit-notes?lines=true',
];

async function ofBusiness(client: HttpClient): Promise<Found> {
  const found: Found = {};
  for (const [list, parts] of Object.entries(LISTS)) {
    const ids = await pages(client, `/api/v1/${list}`, found);
    const paths = ids.flatMap((id) => parts.map((part) => `/api/v1/${list}/${id}${part}`));
    await fourAtOnce(paths, (at) => pages(client, at, found));
  }
  for (const search of SEARCHES) await pages(client, `/api/v1/${search}`, found);
  for (const file of FILES) {
    const answer = await client.get(`/api/v1/${file}`, { Accept: 'text/csv' });
    found[`csv ${file}`] = answer.text;
  }
  return found;
}

/** Puts all pages of a path, or its one record, among the answers. @returns the ids of a list */
async function pages(client: HttpClient, asked: string, found: Found): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const joint = asked.includes('?') ? '&' : '?';
    const isRecord = /^\/api\/v1\/[\w-]+\/[^/?]+$/.test(asked);
    const at = isRecord ? asked : `${asked}${joint}limit=100&page=${page}`;
    const body = await got<Page>(client, at);
    found[at] = body;
    if (isRecord) return ids;
    ids.push(...body.data.map(({ id }) => id));
    if (page >= body.pagination.total_pages) return ids;
  }
}

async function got<T>(client: HttpClient, at: string): Promise<T> {
  const { status, body, text } = await client.get(at);
  if (status !== 200) throw new Error(`GET ${at}: ${status} ${text}`);
  return (body ?? text) as T;
}

const PERIODS = ['from=2026-01-01&to=2026-06-30', 'from=2024-01-01&to=2026-12-31'];

const REPORTS = [
  ...PERIODS.flatMap((period) => [
    ...['issue', 'payment'].map((basis) => `tax?${period}&basis=${basis}&group=month`),
    ...['customer', 'product', 'month'].map((by) => `revenue?${period}&by=${by}`),
    `tax?${period}&format=csv`,
    `revenue?${period}&format=csv`,
  ]),
  'open-items',
  'open-items?format=csv',
  'open-items/documents?currency=EUR&limit=100',
];

const TABLES = ['invoices', 'quotations', 'credit-notes', 'customers', 'products', 'payments'];

const idsOf = (answers: Answers, business: string, list: string): string[] =>
  Object.entries(answers[business] ?? {})
    .filter(([at]) => at.startsWith(`/api/v1/${list}?limit=`))
    .flatMap(([, body]) => (body as Page).data.map(({ id }) => id));

function panelPaths(answers: Answers, business: string): string[] {
  const ids = (list: string) => idsOf(answers, business, list);
  return [
    `/content-manager/collection-types/api::business.business/${business}`,
    ...['history', ...REPORTS.map((one) => `reports/${one}`)].map(
      (part) => `/invoicing/businesses/${business}/${part}`,
    ),
    ...ids('customers').flatMap((id) => [
      `/invoicing/customers/${id}/statement?${PERIODS[1] ?? ''}`,
      `/invoicing/customers/${id}/documents`,
    ]),
    ...ids('invoices').flatMap((id) =>
      ['lock', 'creditable', 'mails'].map((part) => `/invoicing/invoices/${id}/${part}`),
    ),
    ...ids('quotations').map((id) => `/invoicing/quotations/${id}/lock`),
    ...ids('payments').map((id) => `/invoicing/payments/${id}/history`),
    ...ids('webhook-endpoints').map((id) => `/invoicing/webhooks/endpoints/${id}/history`),
  ];
}

async function ofPanel(admin: HttpClient, answers: Answers, access: Access): Promise<Found> {
  const found: Found = {};
  const ask = async (at: string) => {
    const { status, body, text } = await admin.get(at);
    const said = status === 200 ? (body ?? text) : { status, said: body.error.message };
    found[at] = typeof said === 'string' ? said : withoutToday(said);
  };
  await fourAtOnce(
    access.businesses.flatMap(({ id }) => panelPaths(answers, id)),
    ask,
  );
  const lists = [...TABLES, 'refunds'].map((list) => `/invoicing/lists/${list}`);
  await fourAtOnce(lists, ask);
  return found;
}

/** The day on which somebody asks is no part of an answer. */
function withoutToday(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    name === 'today' ? undefined : value,
  );
}

function fourAtOnce(paths: readonly string[], ask: (at: string) => Promise<unknown>) {
  const limit = pLimit(4);
  return Promise.all(paths.map((at) => limit(() => ask(at))));
}

/** The person of one business reads the lists, and may write nothing. */
async function ofLimited(limited: HttpClient): Promise<Found> {
  const found: Found = {};
  for (const list of TABLES)
    found[`/limited/lists/${list}`] = await got(limited, `/invoicing/lists/${list}`);
  found['/limited/businesses'] = await got(limited, '/invoicing/businesses');
  return found;
}
