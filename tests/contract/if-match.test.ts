import { adminApi, api, createKey } from '../support/api';
import { saveForm } from '../support/desk';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
  UNKNOWN_ID,
  type Created,
} from '../support/records';
import { addEndpoint } from '../support/webhooks';

let client: HttpClient;
let customerId: string;

beforeAll(async () => {
  client = api((await createKey({ scopes: ['read', 'write', 'webhooks'] })).key);
  customerId = (await createCustomer(client)).id;
});

const MAKE: Record<string, () => Promise<Created>> = {
  customers: () => createCustomer(client),
  products: () => createProduct(client),
  invoices: () => createInvoice(client, customerId),
  quotations: () => createQuotation(client, customerId),
};
const BODIES: Record<string, object> = {
  customers: { name: 'Jane', notes: '"updated_at":"x"' },
  products: { name: 'Work', unit_price: 1, description: '"updated_at":"x"' },
};
const bodyOf = (name: string) =>
  BODIES[name] ?? { customer_id: customerId, notes: '"updated_at":"x"', items: [line()] };
const CHANGES: Record<string, object> = { products: { description: 'N' } };
const changeOf = (name: string) => CHANGES[name] ?? { notes: 'N' };
const tagOf = ({ updated_at: version }: Created) => `"${version}"`;
/** The tag of a GET names its content, too. */
const tagOfRead = ({ updated_at: version }: Created) =>
  expect.stringMatching(new RegExp(`^"${version as string}/[\\w-]{43}"$`));

describe.each(Object.keys(MAKE))('a record of /%s', (name) => {
  const make = () => (MAKE[name] as () => Promise<Created>)();
  const at = (id: string) => `/api/v1/${name}/${id}`;

  test('is answered with its place and its tag, when it is made, read and changed', async () => {
    const headers = { 'Idempotency-Key': `place of ${name}` };
    const made = await client.post(`/api/v1/${name}`, bodyOf(name), headers);
    const path = at(made.body.id);
    const repeated = await client.post(`/api/v1/${name}`, bodyOf(name), headers);
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    for (const answer of [made, repeated])
      expect([answer.headers.get('location'), answer.headers.get('etag')]).toEqual([
        path,
        tagOf(made.body),
      ]);
    const read = await client.get(path);
    expect([read.headers.get('etag'), read.headers.get('location')]).toEqual([
      tagOfRead(made.body),
      null,
    ]);
    const changed = await client.patch(path, changeOf(name), {
      'If-Match': read.headers.get('etag') ?? '',
    });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, tagOf(changed.body)]);
    expect(changed.headers.get('etag')).not.toBe(read.headers.get('etag'));
  });

  test('is changed only while its tag is named, and 412 names the present one', async () => {
    const made = await make();
    const first = { 'If-Match': tagOf(made) };
    const { body } = await client.patch(at(made.id), changeOf(name), first);
    const late = await client.patch(at(made.id), changeOf(name), first);
    expectError(late, 412, 'precondition_failed');
    expect(late.headers.get('etag')).toBe(tagOf(body));
    expectError(await client.get(at(made.id), first), 412, 'precondition_failed');
    expect((await client.get(at(made.id))).body.updated_at).toBe(body.updated_at);
    for (const tag of ['*', `"a", ${tagOf(body)}`, `W/${tagOf(body)}`])
      expect((await client.get(at(made.id), { 'If-Match': tag })).status).toBe(200);
    expect((await client.patch(at(made.id), changeOf(name), { 'If-Match': '*' })).status).toBe(200);
  });

  test('comes first with 404, and a wrong tag comes before a wrong body', async () => {
    const headers = { 'If-Match': '"other"' };
    for (const id of [UNKNOWN_ID, 'x'])
      expectError(await client.patch(at(id), {}, headers), 404, 'not_found');
    const { id } = await make();
    expectError(await client.patch(at(id), {}, headers), 412, 'precondition_failed');
    const foreigner = api((await createKey()).key);
    expectError(await foreigner.patch(at(id), changeOf(name), headers), 404, 'not_found');
  });

  test('is changed by one of several that name the same tag at once', async () => {
    const made = await make();
    const headers = { 'If-Match': tagOf(made) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        client.patch(at(made.id), changeOf(name), {
          ...headers,
          ...(n % 2 ? { 'Idempotency-Key': `${made.id as string} ${n}` } : {}),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
  });
});

describe.each(['invoices', 'quotations'])('a draft of /%s', (name) => {
  const make = () => (MAKE[name] as () => Promise<Created>)();
  const at = (id: string) => `/api/v1/${name}/${id}`;

  test('is replaced and deleted only while its tag is named', async () => {
    const made = await make();
    const path = at(made.id);
    const first = { 'If-Match': tagOf(made) };
    const replaced = await client.put(path, bodyOf(name), first);
    expect([replaced.status, replaced.headers.get('etag')]).toEqual([200, tagOf(replaced.body)]);
    expectError(await client.put(path, bodyOf(name), first), 412, 'precondition_failed');
    expectError(await client.delete(path, first), 412, 'precondition_failed');
    const gone = { 'If-Match': tagOf(replaced.body), 'Idempotency-Key': made.id as string };
    expect((await client.delete(path, gone)).status).toBe(204);
    expect((await client.delete(path, gone)).status).toBe(204);
    expectError(await client.delete(path, first), 404, 'not_found');
  });

  test('has another tag after a save in the panel', async () => {
    const made = await make();
    const type = name.slice(0, -1);
    const form = `/content-manager/collection-types/api::${type}.${type}/${made.id as string}`;
    expect((await saveForm(form, { notes: 'By hand' }, adminApi())).status).toBe(200);
    const late = await client.put(at(made.id), bodyOf(name), { 'If-Match': tagOf(made) });
    expectError(late, 412, 'precondition_failed');
  });
});

test('PUTs, DELETEs and PATCHes with and without tags at once do not wait for each other', async () => {
  for (let round = 0; round < 8; round += 1) {
    const made = await createInvoice(client, customerId);
    const path = `/api/v1/invoices/${made.id as string}`;
    const headers = { 'If-Match': tagOf(made) };
    const body = { customer_id: customerId, items: [line()], invoice_number: `T-${round}` };
    const answers = await Promise.all([
      client.put(path, body, headers),
      client.delete(path),
      client.patch(path, { notes: 'N' }, headers),
      client.put(path, body),
      client.delete(path, headers),
    ]);
    for (const { status } of answers) expect([200, 204, 404, 409, 412]).toContain(status);
  }
});

test('what is made of a record names its place, or the list that shows it', async () => {
  const placeOf = async (path: string, body: object = {}) => {
    const answer = await client.post(path, body);
    expect(answer.status).toBe(201);
    const location = answer.headers.get('location') ?? '';
    const found = await client.get(location);
    expect([location, found.status]).toEqual([location, 200]);
    const ids = found.body.data?.map((one: Created) => one.id) ?? [found.body.id];
    expect(ids).toContain(answer.body.id);
    return location;
  };
  const { id: quotation } = await createQuotation(client, customerId);
  expect(await placeOf(`/api/v1/quotations/${quotation as string}/convert`)).toMatch(
    /^\/api\/v1\/invoices\//,
  );
  const { id } = await createInvoice(client, customerId, { status: 'sent' });
  const invoice = `/api/v1/invoices/${id as string}`;
  expect(await placeOf(`${invoice}/payments`, { amount: 1 })).toMatch(/^\/api\/v1\/payments\//);
  expect(await placeOf(`${invoice}/credit-notes`)).toMatch(/^\/api\/v1\/credit-notes\//);
  const { id: other } = await createInvoice(client, customerId, { status: 'sent' });
  await recordPayment(client, other, { amount: 110 });
  const { id: note } = await creditInvoice(client, other);
  const refunds = `/api/v1/credit-notes/${note as string}/refunds`;
  expect(await placeOf(refunds, { amount: 1 })).toMatch(/^\/api\/v1\/refunds\//);
  const { id: endpoint } = await addEndpoint(client, 'https://a.invalid/', { enabled: false });
  await placeOf('/api/v1/webhook-endpoints', { url: 'https://b.invalid/', enabled: false });
  await placeOf(`/api/v1/webhook-endpoints/${endpoint as string}/ping`);
});
