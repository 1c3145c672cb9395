import { api, createKey } from '../support/api';
import {
  attach,
  attachmentsOf,
  download,
  fileOf,
  postFile,
  sha256,
  type Type,
} from '../support/attachments';
import { expectError } from '../support/expect-error';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, UNKNOWN_ID } from '../support/records';

let key: string;
let business: string;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  ({ key, business } = await createKey());
  client = api(key);
  customer = (await createCustomer(client)).id;
});

const draft = async () => `invoices/${(await createInvoice(client, customer)).id}`;
const bearer = { Authorization: '' };
beforeAll(() => void (bearer.Authorization = `Bearer ${key}`));

const FILES: readonly [name: string, type: Type][] = [
  ['Stundenzettel März.pdf', 'application/pdf'],
  ['SITE.PNG', 'image/png'],
  ['photo.jpg', 'image/jpeg'],
  ['other photo.jpeg', 'image/jpeg'],
];

test('a draft takes PDF, PNG and JPEG, and gives them out byte for byte', async () => {
  for (const record of [
    await draft(),
    `quotations/${(await createQuotation(client, customer)).id}`,
  ]) {
    const stored = [];
    for (const [place, [name, type]] of FILES.entries()) {
      const content = fileOf(type, 1_000 + place);
      const { status, body } = await postFile(client, record, { name, type, content });
      expect([status, body]).toEqual([
        201,
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name,
          media_type: type,
          size: 1_000 + place,
          sha256: sha256(content),
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ]);
      const file = await download(`/api/v1/${record}/attachments/${body.id}`, bearer);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
      expect(file.bytes.equals(content)).toBe(true);
      stored.push(body);
    }
    const list = await client.get(`/api/v1/${record}/attachments`);
    expect([list.status, list.body]).toEqual([
      200,
      { data: stored, pagination: { page: 1, limit: 25, total: 4, total_pages: 1 } },
    ]);
    const second = await client.get(`/api/v1/${record}/attachments?page=2&limit=3`);
    expect(second.body.data).toEqual([stored[3]]);
  }
});

test('a file is never shown within a page of the service', async () => {
  const record = await draft();
  const { id } = await attach(client, record, { name: 'Ölkarte “A”.pdf' });
  const path = `/api/v1/${record}/attachments/${id}`;
  const { headers } = await download(path, bearer);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="_lkarte _A_.pdf"; filename*=UTF-8''%C3%96lkarte%20%E2%80%9CA%E2%80%9D.pdf`,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const again = { ...bearer, 'If-None-Match': headers.get('etag') ?? '' };
  expect((await download(path, again)).status).toBe(304);
});

test('a name holds no path and ends as its type does', async () => {
  const record = await draft();
  const names = [
    '',
    ' ',
    'a/b.pdf',
    'a\\b.pdf',
    '../a.pdf',
    'a\r\nX-Evil: 1.pdf',
    'a\u0000.pdf',
    'a\tb.pdf',
  ];
  for (const name of [
    ...names,
    'a',
    'a.png',
    'a.pdf.html',
    `${'a'.repeat(117)}.pdf`,
    'a\u2028b.pdf',
  ])
    expectError(await postFile(client, record, { name }), 400, 'validation_failed', ['/name']);
  expectError(
    await client.post(`/api/v1/${record}/attachments`, fileOf('application/pdf'), {
      'Content-Type': 'application/pdf',
    }),
    400,
    'validation_failed',
    ['/name'],
  );
  const longest = `${'😀'.repeat(116)}.pdf`;
  const { id } = await attach(client, record, { name: longest });
  const { headers } = await download(`/api/v1/${record}/attachments/${id}`, bearer);
  expect(headers.get('content-disposition')).toContain(encodeURIComponent(longest));
});

test('a name is used once in a document, whatever its case', async () => {
  const record = await draft();
  await attach(client, record, { name: 'Report.pdf' });
  for (const name of ['report.PDF', ' Report.pdf '])
    expectError(await postFile(client, record, { name }), 409, 'duplicate_name', ['/name']);
  await attach(client, await draft(), { name: 'Report.pdf' });
});

test('the type of a file is that of its content', async () => {
  const record = await draft();
  const html = '<!doctype html><script>alert(1)</script>';
  const wrong = [
    { type: 'application/pdf', content: html },
    { type: 'application/pdf', content: ` ${fileOf('application/pdf').toString()}` },
    { type: 'application/pdf', content: fileOf('image/png') },
    { type: 'application/pdf', content: '' },
    { type: 'image/png', content: fileOf('application/pdf') },
    { type: 'text/html', content: html },
    { type: 'text/html', content: fileOf('application/pdf') },
    { type: 'application/octet-stream', content: fileOf('application/pdf') },
    { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { type: 'application/json', content: '{}' },
  ];
  for (const sent of wrong)
    expectError(
      await postFile(client, record, { name: 'a.pdf', ...sent }),
      415,
      'unsupported_media_type',
    );
  const headers = { 'Content-Encoding': 'gzip' };
  expectError(
    await postFile(client, record, { name: 'a.pdf', headers }),
    415,
    'unsupported_media_type',
  );
  expect(await attachmentsOf(client, record)).toEqual([]);
  await attach(client, record, { name: 'a.pdf', type: 'Application/PDF; charset=binary' });
});

test('a file has at most 5 MB', async () => {
  const record = await draft();
  const largest = fileOf('application/pdf', 5_000_000);
  expect(await attach(client, record, { name: 'a.pdf', content: largest })).toMatchObject({
    size: 5_000_000,
    sha256: sha256(largest),
  });
  const content = fileOf('application/pdf', 5_000_001);
  expectError(await postFile(client, record, { name: 'b.pdf', content }), 413, 'payload_too_large');
});

test('a document has at most 20 files', async () => {
  const record = await draft();
  for (let n = 1; n <= 20; n += 1) await attach(client, record, { name: `${n}.pdf` });
  expectError(await postFile(client, record, { name: '21.pdf' }), 400, 'too_many_attachments');
  expect(await attachmentsOf(client, record)).toHaveLength(20);
});

test('a document has at most 10 MB of files, and of two at once that are more, one loses', async () => {
  const record = await draft();
  const part = fileOf('application/pdf', 4_000_000);
  await attach(client, record, { name: 'a.pdf', content: part });
  const two = await Promise.all(
    ['b.pdf', 'c.pdf'].map((name) => postFile(client, record, { name, content: part })),
  );
  expect(two.map(({ status }) => status).sort()).toEqual([201, 400]);
  const rest = fileOf('application/pdf', 2_000_001);
  expectError(
    await postFile(client, record, { name: 'd.pdf', content: rest }),
    400,
    'too_many_attachments',
  );
  await attach(client, record, { name: 'd.pdf', content: rest.subarray(0, 2_000_000) });
  expectError(await postFile(client, record, { name: 'e.pdf' }), 400, 'too_many_attachments');
});

test('files are deleted, and can be attached again', async () => {
  const record = await draft();
  const { id } = await attach(client, record, { name: 'a.pdf' });
  const path = `/api/v1/${record}/attachments/${id}`;
  expect((await client.delete(path)).status).toBe(204);
  for (const answer of [await client.delete(path), await client.get(path)])
    expectError(answer, 404, 'not_found');
  await attach(client, record, { name: 'a.pdf' });
});

test('the files of an issued document stay', async () => {
  const own = await createKey({ businessFields: { name: 'Never', lock_documents: 'never' } });
  const free = api(own.key);
  const freeCustomer = (await createCustomer(free)).id;
  for (const by of [
    { client, customer },
    { client: free, customer: freeCustomer },
  ]) {
    const invoice = `invoices/${(await createInvoice(by.client, by.customer)).id}`;
    const quotation = `quotations/${(await createQuotation(by.client, by.customer)).id}`;
    for (const record of [invoice, quotation]) {
      const { id } = await attach(by.client, record, { name: 'a.pdf' });
      await by.client.patch(`/api/v1/${record}`, { status: 'sent' });
      expectError(await postFile(by.client, record, { name: 'b.pdf' }), 409, 'document_locked');
      expectError(
        await by.client.delete(`/api/v1/${record}/attachments/${id}`),
        409,
        'document_locked',
      );
      expect(await attachmentsOf(by.client, record)).toHaveLength(1);
      await by.client.patch(`/api/v1/${record}`, { status: 'draft' });
      expect((await by.client.delete(`/api/v1/${record}/attachments/${id}`)).status).toBe(204);
    }
  }
});

test('a PUT touches no file, and a deleted draft takes its files along', async () => {
  const record = await draft();
  const { id } = await attach(client, record, { name: 'a.pdf' });
  const items = [{ description: 'Other', quantity: 1, unit_price: 1, tax_rate: 0 }];
  const put = await client.put(`/api/v1/${record}`, { customer_id: customer, items });
  expect(put.status).toBe(200);
  expect((await attachmentsOf(client, record)).map((one) => one.id)).toEqual([id]);
  expect((await client.delete(`/api/v1/${record}`)).status).toBe(204);
  expectError(await client.get(`/api/v1/${record}/attachments/${id}`), 404, 'not_found');
});

test('a conversion copies the files of a quotation', async () => {
  const { id } = await createQuotation(client, customer);
  const content = fileOf('application/pdf', 200, 0x41);
  const first = await attach(client, `quotations/${id}`, { name: 'b.pdf', content });
  await attach(client, `quotations/${id}`, {
    name: 'a.png',
    type: 'image/png',
    content: fileOf('image/png'),
  });
  const { body } = await client.post(`/api/v1/quotations/${id}/convert`);
  const copied = await attachmentsOf(client, `invoices/${body.id}`);
  expect(copied.map(({ name, size }) => [name, size])).toEqual([
    ['b.pdf', 200],
    ['a.png', 100],
  ]);
  expect(copied[0]?.id).not.toBe(first.id);
  const [file] = copied;
  const bytes = (await download(`/api/v1/invoices/${body.id}/attachments/${file?.id}`, bearer))
    .bytes;
  expect(bytes.equals(content)).toBe(true);
  expect((await client.delete(`/api/v1/invoices/${body.id}/attachments/${file?.id}`)).status).toBe(
    204,
  );
  expect(await attachmentsOf(client, `quotations/${id}`)).toHaveLength(2);
});

test('the history tells of each file, and begins without one', async () => {
  const record = await draft();
  const content = fileOf('application/pdf');
  const { id } = await attach(client, record, { name: 'a.pdf', content });
  await attach(client, record, { name: 'b.pdf', content });
  await client.delete(`/api/v1/${record}/attachments/${id}`);
  const entries = await historyOf(client, `/api/v1/${record}`);
  const told = (name: string) => ({ name, size: 100, sha256: sha256(content) });
  expect(entries.map((entry) => changesOf(entry)['attachments'])).toEqual([
    [[told('a.pdf'), told('b.pdf')], [told('b.pdf')]],
    [[told('a.pdf')], [told('a.pdf'), told('b.pdf')]],
    [null, [told('a.pdf')]],
    undefined,
  ]);
  expect(entries[0]?.actor.type).toBe('key');
});

test('a repeat with the same Idempotency-Key is about the query and the bytes', async () => {
  const record = await draft();
  const headers = { 'Idempotency-Key': 'one' };
  const first = await postFile(client, record, { name: 'a.pdf', headers });
  const again = await postFile(client, record, { name: 'a.pdf', headers });
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const content = fileOf('application/pdf', 101);
  for (const other of [{ name: 'b.pdf' }, { name: 'a.pdf', content }])
    expectError(await postFile(client, record, { ...other, headers }), 422, 'idempotency_mismatch');
  expect(await attachmentsOf(client, record)).toHaveLength(1);
});

test('strangers and other businesses get nothing', async () => {
  const record = await draft();
  const { id } = await attach(client, record, { name: 'a.pdf' });
  const other = api((await createKey()).key);
  const path = `/api/v1/${record}/attachments`;
  for (const [who, status, code] of [
    [api(), 401, 'unauthorized'],
    [other, 404, 'not_found'],
  ] as const) {
    expectError(await postFile(who, record, { name: 'b.pdf' }), status, code);
    for (const answer of [
      await who.get(path),
      await who.get(`${path}/${id}`),
      await who.delete(`${path}/${id}`),
    ])
      expectError(answer, status, code);
  }
  const elsewhere = await draft();
  for (const wrong of [id, UNKNOWN_ID, 'x'])
    expectError(await client.get(`/api/v1/${elsewhere}/attachments/${wrong}`), 404, 'not_found');
  expectError(await client.delete(`/api/v1/${elsewhere}/attachments/${id}`), 404, 'not_found');
  expect(await attachmentsOf(client, record)).toHaveLength(1);
});

test('a key that only reads gets the files and changes none', async () => {
  const record = await draft();
  const { id } = await attach(client, record, { name: 'a.pdf' });
  const reader = await createKey({ business, scopes: ['read'] });
  expectError(
    await postFile(api(reader.key), record, { name: 'b.pdf' }),
    403,
    'insufficient_scope',
  );
  expectError(
    await api(reader.key).delete(`/api/v1/${record}/attachments/${id}`),
    403,
    'insufficient_scope',
  );
  expect(await attachmentsOf(api(reader.key), record)).toHaveLength(1);
  const authorized = { Authorization: `Bearer ${reader.key}` };
  expect((await download(`/api/v1/${record}/attachments/${id}`, authorized)).status).toBe(200);
});
