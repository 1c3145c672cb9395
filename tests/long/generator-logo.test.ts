import { png } from '../unit/outbound/logo/images';
import { serve } from '../unit/outbound/local-server';
import {
  expectQuotaHeaders,
  freshAddress,
  LEAST,
  PREVIEW,
  send,
  textIn,
} from '../support/generator';
import { imagesIn } from '../support/pdf/images';
import { startService, type Service } from '../support/service';

const PNG = png({ width: 40, height: 20 });
const MAX_BYTES = 2 * 1024 * 1024;
/** A JPEG of 8 × 8 grey pixels, whole. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

let local: Awaited<ReturnType<typeof serve>>;
let intranet: Service;
let asked: string[];

beforeAll(async () => {
  local = await serve((request, reply) => {
    const url = request.url ?? '';
    asked.push(url);
    const image = (body: Buffer, type = 'image/png') =>
      reply.writeHead(200, { 'Content-Type': type }).end(body);
    const redirect = (location: string) => reply.writeHead(302, { Location: location }).end();
    const hops = /^\/redirect\/(\d)$/.exec(url)?.[1];
    if (hops !== undefined)
      return redirect(hops === '0' ? '/logo.png' : `/redirect/${Number(hops) - 1}`);
    switch (url) {
      case '/logo.png':
        return image(PNG);
      case '/logo.jpg':
        return image(JPEG, 'image/jpeg');
      case '/octets':
        return image(PNG, 'application/octet-stream');
      case '/page':
        return image(Buffer.from('<!doctype html><h1>Not a logo</h1>'));
      case '/huge':
        return image(Buffer.concat([PNG, Buffer.alloc(MAX_BYTES)]));
      case '/bomb':
        return image(png({ width: 50_000, height: 50_000, pixels: Buffer.alloc(10) }));
      case '/broken':
        return image(PNG.subarray(0, 40));
      case '/drop':
        return reply.destroy();
      case '/slow':
        return reply.writeHead(200, { 'Content-Type': 'image/png' }).flushHeaders();
      case '/error':
        return reply.writeHead(500).end(PNG);
      default:
        return reply.writeHead(404).end(PNG);
    }
  });
  intranet = await startService({
    env: { LOGO_ALLOW_PRIVATE_NETWORK: 'true', GENERATOR_MONTHLY_LIMIT: '1000' },
  });
});
beforeEach(() => (asked = []));
afterAll(async () => {
  await Promise.all([intranet.stop(), local.close()]);
});

/** The logo's status. The invoice is made with and without a logo. */
async function statusOf(logo: string, service?: Service, invoice = {}) {
  const answer = await send({ ...LEAST, ...invoice, logo }, service ? { service } : {});
  expect(textIn(answer)).toMatch(/Work +1 +\$100\.00 +\$100\.00/);
  return { status: answer.headers.get('x-logo-status'), images: imagesIn(answer.pdf).length };
}

const USED = { status: 'used', images: 1 };
const skipped = (reason: string) => ({ status: `skipped; reason=${reason}`, images: 0 });

test.each(['/logo.png', '/logo.jpg', '/octets', '/redirect/0', '/redirect/2'])(
  'an image at %s is printed',
  async (file) => {
    expect(await statusOf(local.url + file, intranet)).toEqual(USED);
  },
);

test.each([
  ['/nothing', 'bad_status'],
  ['/error', 'bad_status'],
  ['/page', 'not_an_image'],
  ['/broken', 'not_an_image'],
  ['/huge', 'too_large'],
  ['/bomb', 'too_many_pixels'],
  ['/drop', 'unreachable'],
  ['/redirect/3', 'too_many_redirects'],
  ['/slow', 'unreachable'],
])('the file at %s is left out: %s', async (file, reason) => {
  expect(await statusOf(local.url + file, intranet)).toEqual(skipped(reason));
});

test('when no server answers, the invoice comes without the logo', async () => {
  expect(await statusOf('http://127.0.0.1:1/logo.png', intranet)).toEqual(skipped('unreachable'));
});

test('images in the URL itself are printed', async () => {
  const data = (type: string, image: Buffer) => `data:${type};base64,${image.toString('base64')}`;
  expect(await statusOf(data('image/png', PNG))).toEqual(USED);
  expect(await statusOf(data('image/jpeg', JPEG))).toEqual(USED);
});

test.each([
  ['words in a data URL', 'data:image/png;base64,bm90IGFuIGltYWdl', 'not_an_image'],
  ['a data URL without a comma', 'data:image/png;base64', 'bad_url'],
  ['a data URL that cannot be decoded', 'data:image/png;base64,%zz', 'not_an_image'],
  ['an SVG', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', 'not_an_image'],
  ['no URL', 'logo.png', 'bad_url'],
  ['a file', 'file:///etc/passwd', 'bad_url'],
  ['another protocol', 'ftp://example.com/logo.png', 'bad_url'],
  ['a script', 'javascript:alert(1)', 'bad_url'],
  ['a URL with a password', 'http://user:secret@example.com/logo.png', 'bad_url'],
])('%s is left out', async (_name, logo, reason) => {
  expect(await statusOf(logo)).toEqual(skipped(reason));
});

test.each([
  ['claims to be larger than the file', (file: Buffer) => file.writeUInt32BE(0x7fffffff, 33)],
  ['has another type than its pixels', (file: Buffer) => file.writeUInt8(2, 25)],
])('a PNG whose part %s is left out', async (_name, spoil) => {
  const file = Buffer.from(PNG);
  spoil(file);
  const logo = `data:image/png;base64,${file.toString('base64')}`;
  expect(await statusOf(logo)).toEqual(skipped('not_an_image'));
});

test('a JPEG that is cut short is left out', async () => {
  const logo = `data:image/jpeg;base64,${JPEG.subarray(0, -2).toString('base64')}`;
  expect(await statusOf(logo)).toEqual(skipped('not_an_image'));
});

const PORT = () => new URL(local.url).port;

test.each([
  ['the loopback address', () => local.url],
  ['localhost', () => `http://localhost:${PORT()}`],
  ['the whole of IPv4 as one number', () => `http://2130706433:${PORT()}`],
  ['IPv4 within IPv6', () => `http://[::ffff:127.0.0.1]:${PORT()}`],
  ['the loopback address on the usual port', () => 'http://127.0.0.1'],
  ['a private address', () => 'http://10.0.0.1'],
  ['the metadata of a cloud', () => 'http://169.254.169.254'],
  ['an IPv6 address of a site', () => 'http://[fd00::1]'],
])('by default the service does not connect to %s', async (_name, origin) => {
  const { status, images } = await statusOf(`${origin()}/logo.png`);
  expect(status).toMatch(/^skipped; reason=(unreachable|bad_url)$/);
  expect(images).toBe(0);
  expect(asked).toEqual([]);
});

test('an invoice without its logo is counted like any other, a preview is not', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const body = { ...LEAST, logo: 'file:///logo.png' };
  const preview = await send(body, { headers, path: PREVIEW });
  expect(preview.headers.get('x-logo-status')).toBe('skipped; reason=bad_url');
  expect(expectQuotaHeaders(preview)).toBe(100);
  expect(expectQuotaHeaders(await send(body, { headers }))).toBe(99);
});

test('a body that is refused fetches no logo', async () => {
  const logo = `${local.url}/logo.png`;
  expect((await send({ ...LEAST, tax: 'x', logo }, { service: intranet })).status).toBe(400);
  expect(asked).toEqual([]);
});
