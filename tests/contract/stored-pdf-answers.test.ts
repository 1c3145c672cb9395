import { adminApi, api, createKey, type IssuedKey, BUSINESSES } from '../support/api';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, UNKNOWN_ID } from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { getPdf } from '../support/stored-pdf';
import { png } from '../unit/outbound/logo/images';

let issued: IssuedKey;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  issued = await createKey();
  client = api(issued.key);
  customer = (await createCustomer(client)).id;
});

const KINDS = [
  { name: 'invoices', create: createInvoice, number: 'invoice_number', word: 'invoice' },
  { name: 'quotations', create: createQuotation, number: 'quotation_number', word: 'quotation' },
];

describe.each(KINDS)('the PDF of $name', ({ name, create, number, word }) => {
  const make = async (fields = {}) => `${name}/${(await create(client, customer, fields)).id}`;
  const pdf = (path: string, headers?: Record<string, string>) => getPdf(issued.key, path, headers);

  test('is a file named after its number', async () => {
    const answer = await pdf(await make({ [number]: 'N-7' }));
    textIn(answer);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-length')).toBe(String(answer.pdf.length));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${word}-N-7.pdf"`,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('names the characters that no font has, also when it is kept', async () => {
    const path = await make({ notes: 'ᏣᎳᎩ' });
    for (const _ of ['made', 'kept']) {
      expect((await pdf(path)).headers.get('x-unprintable')).toBe('U+13E3, U+13B3, U+13A9');
    }
  });

  test('has a safe file name for every number', async () => {
    const answer = await pdf(await make({ [number]: '2026/Ö"7' }));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${word}-2026___7.pdf"; filename*=UTF-8''${word}-2026_%C3%96_7.pdf`,
    );
  });

  test('is not sent again while nothing changed', async () => {
    const path = await make();
    const etag = (await pdf(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect((await pdf(path)).headers.get('etag')).toBe(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await pdf(path, { 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(again.pdf).toHaveLength(0);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await pdf(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('is a new one after each visible change', async () => {
    const path = await make({ status: 'draft' });
    const tags = new Set<string>();
    const changes = [{}, { notes: 'New notes' }, { terms: 'New terms' }, { notes: null }];
    for (const change of changes) {
      if (Object.keys(change).length > 0) {
        expect((await client.patch(`/api/v1/${path}`, change)).status).toBe(200);
      }
      const [known = '""'] = [...tags].slice(-1);
      const answer = await pdf(path, { 'If-None-Match': known });
      expect(answer.status).toBe(200);
      tags.add(answer.headers.get('etag') ?? '');
    }
    expect(tags.size).toBe(changes.length);
    expect(textIn(await pdf(path))).toContain('New terms');
  });

  test('is a new one when the customer moves', async () => {
    const { id } = await createCustomer(client, { name: 'Mover' });
    const path = `${name}/${(await create(client, id)).id}`;
    const etag = (await pdf(path)).headers.get('etag') ?? '';
    await client.patch(`/api/v1/customers/${id}`, { city: 'Newtown' });
    const moved = await pdf(path, { 'If-None-Match': etag });
    expect(textIn(moved)).toContain('Newtown');
  });

  test('needs the read scope', async () => {
    const path = await make();
    const { business } = issued;
    const writer = await createKey({ business, scopes: ['write'] });
    const refused = await getPdf(writer.key, path);
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 403,
      code: 'insufficient_scope',
    });
    const reader = await createKey({ business, scopes: ['read'] });
    textIn(await getPdf(reader.key, path));
  });

  test('is not found for another business, even with the right id', async () => {
    const path = await make();
    const etag = (await pdf(path)).headers.get('etag') ?? '';
    const stranger = await createKey();
    for (const known of ['', etag, '*']) {
      const answer = await getPdf(stranger.key, path, { 'If-None-Match': known });
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        status: 404,
        code: 'not_found',
      });
      expect(answer.headers.get('etag')).toBeNull();
    }
  });

  test.each([UNKNOWN_ID, 'x', '%27', '1'])('is not found for the id %s', async (id) => {
    expect((await pdf(`${name}/${id}`)).status).toBe(404);
  });

  test('is not found under the other kind', async () => {
    const [, id] = (await make()).split('/');
    const other = name === 'invoices' ? 'quotations' : 'invoices';
    expect((await pdf(`${other}/${id}`)).status).toBe(404);
  });

  test('allows only GET and HEAD', async () => {
    const path = `/api/v1/${await make()}/pdf`;
    for (const answer of [await client.post(path, {}), await client.delete(path)]) {
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toMatch(/^(GET|GET, HEAD|HEAD, GET)$/);
    }
  });
});

async function upload(name: string, type: string, content: Buffer): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)], { type }), name);
  const response = await fetch(`${sharedService().url}/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${readRun().adminToken}` },
    body: form,
  });
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status: 201 });
  return (JSON.parse(text) as { id: number }[])[0]?.id ?? 0;
}

test('the logo of the business is printed once it is uploaded, and changes the tag', async () => {
  const own = await createKey();
  const { id } = await createCustomer(api(own.key));
  const path = `invoices/${(await createInvoice(api(own.key), id)).id}`;
  const isImage = (pdf: Buffer) => pdf.toString('latin1').includes('/Subtype /Image');
  const before = await getPdf(own.key, path);
  expect(isImage(before.pdf)).toBe(false);

  const logo = await upload('logo.png', 'image/png', png({ width: 60, height: 30 }));
  const saved = await adminApi().put(`${BUSINESSES}/${own.business}`, { logo });
  expect(saved.status).toBe(200);
  const etag = before.headers.get('etag') ?? '';
  const after = await getPdf(own.key, path, { 'If-None-Match': etag });
  expect(textIn(after)).toContain('INV-00001');
  expect(isImage(after.pdf)).toBe(true);
  const known = { 'If-None-Match': after.headers.get('etag') ?? '' };
  expect((await getPdf(own.key, path, known)).status).toBe(304);
});
