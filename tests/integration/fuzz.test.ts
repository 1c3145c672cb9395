import fc from 'fast-check';
import { api, createKey } from '../support/api';
import type { Answer, HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';
import { times } from '../support/times';

const RUNS = { numRuns: times(120) };

let client: HttpClient;
let ids: Record<string, string>;

beforeAll(async () => {
  client = api((await createKey()).key);
  const customers = (await createCustomer(client)).id;
  ids = {
    customers,
    invoices: (await createInvoice(client, customers)).id,
    quotations: (await createQuotation(client, customers)).id,
  };
});

/** The answer to any input is one of the contract's, and never a fault of ours. */
function expectSane({ status, body, text, headers }: Answer, sent: string): void {
  const seen = `${status} ${text.slice(0, 300)} for ${sent}`;
  if (status >= 500 || body === undefined) throw new Error(seen);
  if (status < 400) return;
  const shaped =
    typeof body.error === 'string' &&
    typeof body.code === 'string' &&
    body.request_id === headers.get('x-request-id');
  if (!shaped) throw new Error(seen);
}

const resource = fc.constantFrom('customers', 'invoices', 'quotations');
const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom('\u0000', '\ud800', '', ' ', -0, 1e21, 1e-10, 2 ** 53, '2026-02-30', '__proto__'),
);
const NAMES = [
  'name',
  'email',
  'notes',
  'terms',
  'customer_id',
  'items',
  'status',
  'currency',
  'due_date',
  'issue_date',
  'valid_until',
  'template_type',
  'invoice_number',
  'quotation_number',
  'id',
  'amount_paid',
  'total',
  '__proto__',
  'constructor',
  'toString',
];
const LINE_NAMES = [
  'description',
  'quantity',
  'unit_price',
  'tax_rate',
  'discount_rate',
  'product_id',
];
const changes = (names: string[]) => fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 3 });

test('bodies that are almost right never cause a 500', async () => {
  const almost = fc.record({
    resource,
    fields: changes(NAMES),
    lines: fc.array(changes(LINE_NAMES)),
  });
  await fc.assert(
    fc.asyncProperty(almost, fc.boolean(), async ({ resource: name, fields, lines }, create) => {
      const items = lines.map((one) => ({ ...line(), ...one }));
      const good = { name: 'x', customer_id: ids['customers'], items };
      const body = JSON.stringify({ ...good, ...fields });
      const path = `/api/v1/${name}`;
      const answer = create
        ? await client.post(path, body)
        : await client.patch(`${path}/${ids[name]}`, body);
      expectSane(answer, body);
    }),
    RUNS,
  );
});

test('bodies of any JSON never cause a 500', async () => {
  await fc.assert(
    fc.asyncProperty(resource, fc.json(), async (name, body) => {
      expectSane(await client.post(`/api/v1/${name}`, body), body);
    }),
    RUNS,
  );
});

test('bodies of any text never cause a 500', async () => {
  await fc.assert(
    fc.asyncProperty(resource, fc.string({ unit: 'binary', minLength: 1 }), async (name, body) => {
      expectSane(await client.post(`/api/v1/${name}`, body), body);
    }),
    RUNS,
  );
});

test('queries of any kind never cause a 500', async () => {
  const name = fc.oneof(
    fc.constantFrom('name', 'email', 'number', 'status', 'customer_id', 'page', 'limit'),
    fc.string(),
  );
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.uuid());
  const parameters = fc.array(fc.tuple(name, value), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(resource, parameters, async (at, pairs) => {
      const query = new URLSearchParams(pairs).toString();
      expectSane(await client.get(`/api/v1/${at}?${query}`), query);
    }),
    RUNS,
  );
});

test('query strings without encoding never cause a 500', async () => {
  const raw = fc.stringMatching(/^[!-"$-~]{0,60}$/);
  await fc.assert(
    fc.asyncProperty(resource, raw, async (at, query) => {
      expectSane(await client.get(`/api/v1/${at}?${query}`), query);
    }),
    RUNS,
  );
});

test('paths of any kind never cause a 500', async () => {
  await fc.assert(
    fc.asyncProperty(resource, fc.webPath(), async (name, path) => {
      const clean = path.replace(/\/\.+(?=\/|$)/g, '/x');
      expectSane(await client.get(`/api/v1/${name}${clean}`), clean);
    }),
    RUNS,
  );
});

test('headers of any kind never cause a 500', async () => {
  const value = fc.stringMatching(/^[ -~\u00a0-\u00ff]{0,300}$/);
  const headers = fc.record(
    {
      'Idempotency-Key': value,
      'X-Request-Id': value,
      'Content-Type': fc.oneof(fc.constant('application/json'), value),
      'Content-Encoding': fc.constantFrom('gzip', 'identity', 'br', 'x'),
      Accept: value,
      Cookie: value,
      'X-Forwarded-For': value,
      'Accept-Language': value,
      'If-None-Match': value,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(resource, headers, async (name, sent) => {
      expectSane(await client.post(`/api/v1/${name}`, '{}', sent), JSON.stringify(sent));
    }),
    RUNS,
  );
});
