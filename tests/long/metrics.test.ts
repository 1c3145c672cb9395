import { readFileSync } from 'node:fs';
import { createAcme, type Acme } from '../support/acme';
import { api, createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { httpClient } from '../support/http';
import { query } from '../support/databases';
import { rawRequest } from '../support/raw-http';
import { createCustomer, createInvoice, line } from '../support/records';
import { createRecurring } from '../support/recurring';
import type { Service } from '../support/service';
import { addEndpoint, listeningDesk, startSender } from '../support/webhooks';

/** Figures for Prometheus, and log lines for programs. */
const TOKEN = 'metrics-of-this-test';
/** A port on which nothing listens. */
const SILENT = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'billing@service.example' };
const PAGE_TOKEN = 'A'.repeat(44);
let service: Service;
let acme: Acme;

beforeAll(async () => {
  const env = { METRICS_TOKEN: TOKEN, LOG_FORMAT: 'json', LOG_LEVEL: 'http' };
  service = await startSender({ ...env, GENERATOR_MONTHLY_LIMIT: '1', ...SILENT });
  acme = await createAcme(service);
});
afterAll(() => service.stop());

const figures = async (): Promise<string> => {
  const { status, text, headers } = await httpClient(service.url, TOKEN).get('/metrics');
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return text;
};

const lineOf = (text: string, start: string) =>
  text.split('\n').find((one) => one.startsWith(start)) ?? '';

describe('metrics', () => {
  test('are for the holder of the token alone', async () => {
    for (const wrong of [undefined, '', 'x', `${TOKEN}x`]) {
      const { status, text, headers } = await httpClient(service.url, wrong).get('/metrics');
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(text).not.toContain('invoicing_');
    }
  });

  test('are those that the dashboard and the alert rules in docs ask for', async () => {
    const known = [...(await figures()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    for (const file of ['docs/grafana.json', 'docs/examples/alerts.yml']) {
      const asked = readFileSync(file, 'utf8').match(/\b(invoicing|process|nodejs)_[a-z0-9_]+/g);
      const names = new Set(asked?.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
      expect(names.size).toBeGreaterThan(6);
      expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  test('are at an unknown path while no token is set', async () => {
    const off = await api().get('/metrics', { Authorization: `Bearer ${TOKEN}` });
    const unknown = await api().get('/metrixx', { Authorization: `Bearer ${TOKEN}` });
    expect([off.status, off.text]).toEqual([unknown.status, unknown.text]);
    expect(off.status).toBe(404);
  });

  test('count requests by the pattern of their route and never by their path', async () => {
    const { id } = await createInvoice(acme.client, acme.ada, { items: [line()] });
    await acme.client.get(`/api/v1/invoices/${id}`);
    await acme.client.get(`/api/v1/invoices/${id}`);
    await acme.client.get('/no/such/path-of-a-stranger');
    const text = await figures();
    const requests = 'invoicing_http_requests_total';
    expect(text).toContain(
      `${requests}{method="GET",route="/api/v1/invoices/:id",status="200"} 2\n`,
    );
    expect(text).toContain(`${requests}{method="POST",route="/api/v1/invoices",status="201"} 1\n`);
    expect(lineOf(text, `${requests}{method="GET",route="unmatched",status="404"}`)).not.toBe('');
    expect(text).toContain(
      'invoicing_http_request_duration_seconds_count{method="GET",route="/api/v1/invoices/:id"} 2\n',
    );
    expect(text).not.toMatch(/path-of-a-stranger/);
    expect(text).not.toContain(String(id));
  });

  test('show connections, documents that wait, and documents over the quota', async () => {
    const one = { from: 'Acme', items: [{ item: 'Work', qty: 1, rate: 1 }] };
    const answers = [];
    for (let round = 0; round < 3; round += 1) {
      answers.push((await api(undefined, service).post('/api/invoice/generate', one)).status);
    }
    expect(answers).toEqual([200, 429, 429]);
    const text = await figures();
    expect(text).toContain('invoicing_quota_refusals_total 2\n');
    expect(text).toMatch(/^invoicing_render_documents\{caller="anonymous"\} \d+$/m);
    expect(lineOf(text, 'invoicing_database_connections{state="waiting"}')).toMatch(/ \d+$/);
    expect(lineOf(text, 'invoicing_database_connections{state="open"}')).toMatch(/ [1-4]$/);
    expect(lineOf(text, 'process_cpu_seconds_total')).not.toBe('');
  });
});

test('metrics show what waits in an outbox, and what became of attempts', async () => {
  const { client } = await listeningDesk(service);
  await addEndpoint(client, 'http://127.0.0.1:9/nobody-listens');
  await createCustomer(client, {});
  await eventually(async () => {
    const text = await figures();
    return text.includes('invoicing_attempts_total{outbox="webhooks",state="pending"} 1\n');
  });
  const text = await figures();
  expect(text).toMatch(/^invoicing_outbox_waiting\{outbox="webhooks"\} \d+$/m);
  expect(text).toContain('invoicing_outbox_waiting{outbox="mails"} 0\n');
  expect(text).toContain('invoicing_outbox_age_seconds{outbox="mails"} 0\n');
});

test('metrics show which recurring invoices are due and which have failed', async () => {
  const { id } = await createRecurring(acme.client, { customer_id: acme.ada });
  const shown = (state: string, count: number) =>
    eventually(async () => {
      const line = `invoicing_recurring_invoices{state="${state}"} ${count}\n`;
      return (await figures()).includes(line);
    });
  await shown('failed', 0);
  await query(
    service.databaseUrl,
    `UPDATE recurring_invoices SET failures = 5, state = 'paused' WHERE document_id = $1`,
    [id],
  );
  await shown('failed', 1);
  // It is tried again in a day, so nobody makes it meanwhile.
  await query(
    service.databaseUrl,
    `UPDATE recurring_invoices SET state = 'active', due_on = '2020-01-01',
      retry_at = now() + interval '1 day' WHERE document_id = $1`,
    [id],
  );
  await shown('due', 1);
  await shown('late', 1);
});

test('metrics show how near a business is to the limit of its recipients, and what was refused', async () => {
  const { id } = await createInvoice(acme.client, acme.ada, { status: 'sent' });
  const to = Array.from({ length: 20 }, (_, place) => `person${place}@foreign.example`);
  const send = () => acme.client.post(`/api/v1/invoices/${id}/send`, { to });
  const answers = [await send(), await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 429]);
  const text = await figures();
  expect(text).toContain('invoicing_mail_limit_refusals_total 1\n');
  expect(text).toContain('invoicing_mail_limit_used_ratio{span="hour"} 1\n');
  expect(text).toContain('invoicing_mail_limit_used_ratio{span="day"} 0.2\n');
});

describe('a log in JSON', () => {
  interface Logged {
    level: string;
    message: string;
    timestamp: string;
    request_id?: string;
    path?: string;
  }

  const logged = (): Logged[] =>
    service
      .logs()
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Logged);

  test('has a line for each request, with its route, status and business', async () => {
    await acme.client.get('/api/v1/customers?search=Ada', { 'X-Request-Id': 'traced-1' });
    const found = logged().find(({ request_id: id }) => id === 'traced-1');
    expect(found).toEqual({
      level: 'http',
      message: expect.stringMatching(/^GET \/api\/v1\/customers \(\d+ ms\) 200$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      request_id: 'traced-1',
      method: 'GET',
      path: '/api/v1/customers',
      route: '/api/v1/customers',
      status: 200,
      duration_ms: expect.any(Number),
      business: acme.business,
    });
  });

  test('holds no key, no token and no link of a document', async () => {
    await api(undefined, service).get(`/d/${PAGE_TOKEN}`, { 'X-Request-Id': 'traced-2' });
    await api(undefined, service).get(`/d/${PAGE_TOKEN}/pdf`, { 'X-Request-Id': 'traced-3' });
    const paths = logged()
      .filter(({ request_id: id = '' }) => ['traced-2', 'traced-3'].includes(id))
      .map(({ path }) => path);
    expect(paths).toEqual(['/d/…', '/d/…/pdf']);
    const escaped = `%41${PAGE_TOKEN.slice(1)}`;
    for (const path of [
      `//d/${PAGE_TOKEN}`,
      `/%64/${PAGE_TOKEN}`,
      `/d%2f${PAGE_TOKEN}`,
      `/x/../d/${PAGE_TOKEN}.toy4`,
      `/x/${escaped}`,
    ])
      await rawRequest(service, path, {});
    // An address for events of a payment provider has a letter less.
    const hook = PAGE_TOKEN.slice(1);
    for (const path of [`/hooks/payments/stripe//${hook}`, `/Hooks/payments/stripe/${hook}`])
      await rawRequest(service, path, { method: 'POST' });
    expect(logged().filter(({ path = '' }) => path.includes('…'))).toHaveLength(9);
    expect(service.logs()).not.toContain(PAGE_TOKEN.slice(1));
    const { key } = await createKey({ service });
    expect((await api(key, service).get('/api/v1/customers')).status).toBe(200);
    for (const secret of [key, TOKEN, PAGE_TOKEN]) expect(service.logs()).not.toContain(secret);
  });
});
