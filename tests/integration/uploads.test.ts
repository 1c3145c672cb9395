import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { operatorWho } from '../support/operators';
import { startReceiver, type Receiver } from '../support/receiver';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { PNG, upload } from '../support/uploads';

const PLAIN = 'Only PNG, JPEG, WebP, GIF and PDF files can be uploaded. A logo must be PNG or JPEG';
const PAGE = '<!doctype html><script>document.title = "ran"</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PDF = '%PDF-1.4\n%%EOF\n';

/** A file from a version that accepted every type. */
function leave(name: string, content: string | Buffer): void {
  const folder = path.join(readRun().project, 'public/uploads', path.dirname(name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(readRun().project, 'public/uploads', name), content);
}

describe('an upload', () => {
  test.each([
    ['a page', 'terms.html', PAGE, 'text/html'],
    ['a page that says it is a picture', 'terms.html', PAGE, 'image/png'],
    [
      'a page that begins as a picture',
      'terms.html',
      Buffer.concat([PNG, Buffer.from(PAGE)]),
      'application/octet-stream',
    ],
    ['a page of another kind', 'terms.xhtml', PAGE, 'image/png'],
    ['a script', 'terms.js', 'alert(1)', 'application/javascript'],
    ['a module', 'terms.mjs', 'alert(1)', 'text/javascript'],
    ['a drawing', 'logo.svg', SVG, 'image/svg+xml'],
    ['a drawing that says it is a PNG', 'logo.svg', SVG, 'image/png'],
    ['a drawing named as a PNG', 'logo.png', `<?xml version="1.0"?>${SVG}`, 'image/png'],
    ['something unknown', 'x.unknown', 'x', 'image/png'],
    ['a text that says it is a picture', 'x.webp', 'A'.repeat(5_000), 'image/webp'],
    ['something without an ending', 'x', PAGE, 'text/html'],
    ['something with a hidden ending', 'logo.png.html', PNG, 'image/png'],
    ['XML', 'x.xml', '<a/>', 'application/xml'],
  ] as const)('of %s is refused', async (_what, name, content, type) => {
    for (const route of ['/upload', '/upload/files']) {
      const refused = await upload({ name, content, type }, route);
      expect([refused.status, refused.body.error?.message]).toEqual([400, PLAIN]);
    }
  });

  test('of a picture and a PDF is accepted', async () => {
    const logo = await upload({ name: 'Logo.PNG', content: PNG, type: 'image/png' });
    expect([logo.status, logo.body[0].mime]).toEqual([201, 'image/png']);
    const paper = await upload({ name: 'paper.pdf', content: PDF, type: 'application/pdf' });
    expect(paper.status).toBe(201);
  });

  test.each(['/upload', '/upload/files'])(
    'of a small file with very many pixels is refused at %s',
    async (route) => {
      const options = { width: 6_000, height: 6_000, channels: 3, background: 'white' } as const;
      const content = await sharp({ create: options }).png({ compressionLevel: 9 }).toBuffer();
      const refused = await upload({ name: 'large.png', content, type: 'image/png' }, route);
      const said = 'A picture can have at most 25 million pixels';
      expect([refused.status, refused.body.error?.message]).toEqual([400, said]);
    },
  );

  test('of an animation counts the pixels of all its frames', async () => {
    const raw = { width: 1_000, height: 30_000, channels: 3, pageHeight: 1_000 } as const;
    const frames = Buffer.alloc(raw.width * raw.height * raw.channels);
    for (let frame = 0; frame < 30; frame += 1)
      frames.fill(8 * frame, frame * 3_000_000, (frame + 1) * 3_000_000);
    const content = await sharp(frames, { raw, animated: true }).gif().toBuffer();
    const refused = await upload({ name: 'long.gif', content, type: 'image/gif' });
    expect(refused.status).toBe(400);
  });

  test('over the content API is refused, even with every right', async () => {
    const body = { name: 'Uploads', description: '', type: 'full-access', lifespan: null };
    const token = await adminApi().post('/admin/api-tokens', body);
    const { accessKey, id } = token.body.data;
    const logo = { name: 'logo.png', content: PNG, type: 'image/png' };
    expect((await upload(logo, '/api/upload', accessKey)).status).toBe(415);
    await adminApi().delete(`/admin/api-tokens/${id as number}`);
  });

  test('does not replace a picture by another type of file', async () => {
    const logo = await upload({ name: 'logo.png', content: PNG, type: 'image/png' });
    const id = logo.body[0].id as number;
    const page = { name: 'terms.html', content: PAGE, type: 'text/html' };
    for (const route of [`/upload?id=${id}`, `/upload/files/${id}/replace`]) {
      expect((await upload(page, route)).status).toBe(400);
    }
  });

  test('of more than 5 MB is refused', async () => {
    const content = Buffer.concat([PNG, Buffer.alloc(5_000_000)]);
    const refused = await upload({ name: 'logo.png', content, type: 'image/png' });
    expect([refused.status, refused.body.error.message]).toEqual([
      413,
      'A file can have at most 5 MB',
    ]);
  });
});

describe('a file that was uploaded before', () => {
  beforeAll(() => {
    leave('old.html', PAGE);
    leave('old.svg', SVG);
    leave('old.js', 'alert(1)');
    leave('old.png', PNG);
    leave('old.pdf', PDF);
    leave('folder/old.html', PAGE);
  });

  const get = (asked: string, headers: Record<string, string> = {}) =>
    fetch(`${sharedService().url}${asked}`, { headers });

  const headersOf = ({ headers }: Response) => ({
    policy: headers.get('content-security-policy'),
    sniff: headers.get('x-content-type-options'),
    shown: headers.get('content-disposition'),
  });

  const HARMLESS = { policy: "default-src 'none'; sandbox", sniff: 'nosniff' };

  test.each([
    '/uploads/old.html',
    '/uploads/folder/old.html',
    '/uploads/old.svg',
    '/uploads/old.js',
    '/uploads/old.pdf',
    '/%75ploads/old.html',
    '/uploads%2fold.html',
    '/uploads/./old.html',
    '//uploads/old.html',
    '/uploads//old.html',
    '/x/..%2fuploads/old.html',
    '/generator/%2e%2e/uploads/old.html',
    '/uploads/old.html?x=.png',
    '/%75ploads/;/..%2fold.html',
    '/%75ploads/%252e%252e/..%2fold.html',
    '/%75ploads/%5c..%5c../..%2fold.html',
    '/uploads/x/..%2fold.html',
    '/UPLOADS/old.html',
    '/Uploads/old.js',
  ])('is not shown as %s', async (asked) => {
    for (const headers of [{}, { Range: 'bytes=0-20' }] as Record<string, string>[]) {
      const answer = await get(asked, headers);
      if (answer.status >= 400) continue;
      expect([200, 206]).toContain(answer.status);
      expect(headersOf(answer)).toEqual({ ...HARMLESS, shown: 'attachment' });
      expect(answer.headers.get('content-type')).not.toMatch(/html|javascript/);
    }
  });

  test('and is a page can still be saved', async () => {
    const answer = await get('/uploads/old.html');
    expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
  });

  test('and is a picture is shown', async () => {
    const answer = await get('/uploads/old.png');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headersOf(answer)).toEqual({ ...HARMLESS, shown: null });
  });

  test('does not change the headers of the service’s pages', async () => {
    for (const page of ['/', '/docs', '/generator/style.css', '/generator/icon.svg']) {
      const answer = await get(page);
      expect([answer.status, headersOf(answer).shown]).toEqual([200, null]);
      expect(headersOf(answer).policy).not.toContain('sandbox');
    }
  });
});

describe('an address from an operator', () => {
  let inside: Receiver;
  beforeAll(async () => {
    inside = await startReceiver();
  });
  afterAll(() => inside.close());

  test('is not fetched into the media library', async () => {
    const body = { urls: [inside.url, inside.url.replace('127.0.0.1', '0.0.0.0')] };
    for (const route of ['/upload/actions/upload-from-urls', '/UPLOAD/actions/upload-from-urls']) {
      const answer = await adminApi().post(route, body);
      expect([404, 405]).toContain(answer.status);
    }
    expect(inside.received()).toEqual([]);
  });

  test('is not reached by one of Strapi’s own webhooks, nor by its redirects', async () => {
    const webhook = { name: 'x', url: 'https://x.example/', headers: {}, events: ['entry.create'] };
    const made = await adminApi().post('/admin/webhooks', webhook);
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const port = new URL(inside.url).port;
    for (const host of ['127.0.0.1', '0.0.0.0', 'localhost', '[::ffff:127.0.0.1]']) {
      const text = 'update strapi_webhooks set url = $2 where id = $1';
      await query(readRun().sharedDatabaseUrl, text, [id, `http://${host}:${port}/`]);
      const sent = await adminApi().post(`/admin/webhooks/${id as string}/trigger`, {});
      expect(sent.body.data.statusCode).toBe(500);
    }
    expect(inside.received()).toEqual([]);
    await adminApi().delete(`/admin/webhooks/${id as string}`);
  });
});

describe('the media library', () => {
  const QUERIES = [
    'filters[related][id]=2',
    'filters[$and][0][related][id]=2',
    'filters[$or][0][related][name][$contains]=a',
    'sort=related.name:asc',
    'sort[related][id]=asc',
    'sort[0]=name,related.id',
  ];
  const reader = () =>
    operatorWho([{ action: 'plugin::upload.read', subject: null as unknown as string }]);

  test.each(QUERIES)('refuses %s with a message', async (asked) => {
    for (const client of [adminApi(), await reader()]) {
      const answer = await client.get(`/upload/files?${asked}`);
      expect(answer.status).toBe(400);
    }
  });

  test('does not show which records use a file', async () => {
    const client = await reader();
    for (const asked of [
      '',
      '?populate=*',
      '?populate=related',
      '?populate[related]=true',
      '?populate[related][populate]=*',
    ]) {
      const answer = await client.get(`/upload/files${asked}`);
      expect([200, 400, 403]).toContain(answer.status);
      expect(answer.text).not.toContain('default_terms');
      expect(answer.text).not.toContain('@');
    }
  });
});
