import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api, createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { rawRequest } from '../support/raw-http';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';
import { png } from '../unit/outbound/logo/images';

const BOUNDARY = 'the-boundary';
const TYPE = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

let folder: string;
let service: Service;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'invoicing-uploads-test-'));
  service = await startService({ env: { TMPDIR: folder } });
});

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** One part per file, all under the name of one field. */
function form(field: string, files: readonly Buffer[], name = 'logo.png', type = 'image/png') {
  const parts = files.flatMap((file) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const PICTURE = png({ width: 20, height: 20 });
const asOperator = () => ({ Authorization: `Bearer ${readRun().adminToken}` });
const left = () => readdirSync(folder);

const send = (at: string, body: Buffer, headers: Record<string, string> = {}, method = 'POST') =>
  rawRequest(service, at, { method, body, headers: { ...TYPE, ...headers } });

describe('the files of a stranger are not read', () => {
  test.each([
    ['POST', '/nowhere', 415],
    ['POST', '/admin/login', 415],
    ['POST', '/ADMIN/Login', 415],
    ['PUT', '/admin/users/1', 415],
    ['PUT', '/upload', 415],
    ['PATCH', '/upload/files/1', 415],
    ['POST', '/api/upload', 415],
    ['POST', '/API/upload/', 415],
    ['POST', '/api/upload/files', 415],
    ['POST', '/upload/actions/upload-from-urls', 415],
    ['POST', '/upload/../nowhere', 415],
    ['POST', '/upload', 401],
    ['POST', '/upload/', 401],
    ['POST', '/UPLOAD', 401],
    ['POST', '/Upload?id=1', 401],
    ['POST', '/upload/files', 401],
    ['POST', '/upload/FILES/1/replace', 401],
  ])('%s %s', async (method, at, status) => {
    for (const field of ['files', 'anything']) {
      const answer = await send(at, form(field, [Buffer.alloc(2_000, 'x')]), {}, method);
      expect([answer.status, answer.body.error.status]).toEqual([status, status]);
      expect(left()).toEqual([]);
    }
  });

  test('a business key uploads nothing', async () => {
    const { key } = await createKey({ service });
    const headers = { Authorization: `Bearer ${key}` };
    const answers = [
      await send('/upload', form('files', [PICTURE]), headers),
      await send('/api/upload', form('files', [PICTURE]), headers),
      await send('/api/v1/customers', form('files', [PICTURE]), headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 415, 415]);
    expect(left()).toEqual([]);
  });

  test('a body with a file name in its type is not stored either', async () => {
    const types = [
      'application/octet-stream',
      'multipart/octet-stream',
      'multipart/mixed; octet-stream',
    ];
    for (const type of types) {
      const answer = await send('/admin/login', Buffer.alloc(5_000), { 'Content-Type': type });
      expect(answer.status).toBeLessThan(500);
      expect(left()).toEqual([]);
    }
  });
});

describe('somebody who is logged in', () => {
  test.each(['/upload', '/Upload/'])('uploads a picture to %s, and no copy stays', async (at) => {
    const answer = await send(at, form('files', [PICTURE]), asOperator());
    expect([answer.status, answer.body[0].mime]).toEqual([201, 'image/png']);
    expect(left()).toEqual([]);
    const stored = await fetch(service.url + answer.body[0].url);
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('leaves no file when Strapi does not know the field', async () => {
    const answer = await send('/upload', form('anything', [PICTURE, PICTURE]), asOperator());
    expect(answer.status).toBe(400);
    expect(left()).toEqual([]);
  });

  test('sends at most 20 files and 10 MB', async () => {
    const many = await send('/upload', form('files', Array(21).fill(PICTURE)), asOperator());
    expect([many.status, many.body.error.message]).toEqual([413, 'At most 20 files at once']);
    const large = form('files', [Buffer.alloc(10 * 1024 * 1024 + 1)]);
    expect((await send('/upload', large, asOperator())).status).toBe(413);
    const halves = form('files', [Buffer.alloc(6 * 1024 * 1024), Buffer.alloc(6 * 1024 * 1024)]);
    expect((await send('/upload', halves, asOperator())).status).toBe(413);
    expect(left()).toEqual([]);
  });

  test('learns the fault of a body that is no form', async () => {
    const answer = await send('/upload', Buffer.from('not a form'), asOperator());
    expect(answer.status).toBe(400);
    expect(left()).toEqual([]);
  });

  test('leaves no file when they disconnect', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const body = form('files', [Buffer.alloc(1_000_000, 'x')]);
    const head = [
      'POST /upload HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${readRun().adminToken}`,
      `Content-Type: ${TYPE['Content-Type']}`,
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, 500_000));
    await eventually(() => Promise.resolve(left().length === 1));
    socket.destroy();
    await eventually(() => Promise.resolve(left().length === 0));
    expect((await fetch(`${service.url}/_health`)).status).toBe(204);
  });
});

test('an uploaded file has one URL, so that no other spelling bypasses its headers', async () => {
  const { body } = await send('/upload', form('files', [PICTURE]), asOperator());
  const { url } = body[0] as { url: string };
  expect((await rawRequest(service, url)).status).toBe(200);
  const spellings = [
    `/${url}`,
    url.replace('/uploads', '/%75ploads'),
    url.replace('/uploads/', '/uploads%2f'),
    url.replace('/uploads', '/./uploads'),
    url.replace('/uploads', '/x/../uploads'),
    url.replace('/uploads', '/UPLOADS'),
    // Leads back to the folder, but only for a file server.
    url.replace('/uploads/', '/%75ploads/;/..%2f'),
    url.replace('/uploads/', '/%75ploads/%252e%252e/..%2f'),
    url.replace('/uploads/', '/%75ploads/%5c..%5c../..%2f'),
    url.replace('/uploads/', '\\uploads\\'),
  ];
  for (const spelling of spellings) {
    const { status } = await rawRequest(service, spelling);
    expect([spelling, status]).toEqual([spelling, spelling.startsWith('\\') ? 400 : 404]);
  }
});

test('other bodies have limits in memory, and get the right refusal', async () => {
  const bodies: [string, number][] = [
    ['application/json', 1_100_000],
    ['application/x-www-form-urlencoded', 70_000],
    ['text/plain', 70_000],
  ];
  for (const [type, size] of bodies) {
    const body = type === 'application/json' ? `["${'x'.repeat(size)}"]` : 'x'.repeat(size);
    const answer = await api(undefined, service).post('/admin/login', body, {
      'Content-Type': type,
    });
    expect([type, answer.status]).toEqual([type, 413]);
  }
  expect(left()).toEqual([]);
});
