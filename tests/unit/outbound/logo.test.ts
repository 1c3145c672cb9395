import { createOutboundClient, type OutboundClient } from '../../../src/outbound/client';
import { fetchLogo } from '../../../src/outbound/logo';
import { jpeg, png } from './images';
import { serve, type Handler } from './local-server';

const client = createOutboundClient({
  isAllowed: (address) => address === '127.0.0.1',
  allowAnyPort: true,
});
afterAll(() => client.close());

async function logoFrom(handler: Handler, through = client) {
  const server = await serve(handler);
  try {
    return await fetchLogo(`${server.url}/logo`, through);
  } finally {
    await server.close();
  }
}

const sends =
  (body: Buffer | string): Handler =>
  (_, reply) =>
    reply.end(body);

const dataUrl = (data: Buffer, type = 'image/png') =>
  `data:${type};base64,${data.toString('base64')}`;

test('a PNG is taken, with its real size', async () => {
  const file = png({ width: 40, height: 20 });
  const result = await logoFrom(sends(file));
  expect(result).toEqual({ ok: true, logo: { format: 'png', width: 40, height: 20, data: file } });
});

test('a JPEG is known by its bytes, whatever it is called', async () => {
  const result = await fetchLogo(dataUrl(jpeg(300, 100), 'text/plain'), client);
  expect(result).toMatchObject({ ok: true, logo: { format: 'jpg', width: 300, height: 100 } });
});

test('a data URL may be percent-encoded instead', async () => {
  const file = png({ width: 2, height: 2 });
  const encoded = [...file].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  expect(await fetchLogo(`data:image/png,${encoded}`, client)).toMatchObject({ ok: true });
});

test.each<[string, Handler, string]>([
  ['404', (_, reply) => reply.writeHead(404).end('no'), 'bad_status'],
  ['500', (_, reply) => reply.writeHead(500).end(), 'bad_status'],
  ['a text', sends('hello'), 'not_an_image'],
  ['nothing', sends(''), 'not_an_image'],
  ['an SVG', sends('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_an_image'],
  ['a GIF', sends(Buffer.from('GIF89a\x01\0\x01\0', 'latin1')), 'not_an_image'],
  ['a PNG cut short', sends(png({ width: 40, height: 20 }).subarray(0, 50)), 'not_an_image'],
  ['a JPEG cut short', sends(jpeg(10, 10).subarray(0, -2)), 'not_an_image'],
  ['a JPEG that is only a head', sends(jpeg(10, 10).subarray(0, -16)), 'not_an_image'],
  ['a JPEG process no PDF holds', sends(jpeg(10, 10, 0xc3)), 'not_an_image'],
  ['more than 2 MB', sends(Buffer.alloc(2 * 1024 * 1024 + 1)), 'too_large'],
  [
    'a redirect inside',
    (_, reply) => reply.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    'forbidden_address',
  ],
  [
    'a redirect in a circle',
    (_, reply) => reply.writeHead(302, { location: '/logo' }).end(),
    'too_many_redirects',
  ],
])('%s is skipped', async (_, handler, reason) => {
  expect(await logoFrom(handler)).toEqual({ ok: false, reason });
});

test('a picture of 50,000 × 50,000 pixels is skipped without unpacking it', async () => {
  const bomb = png({ width: 50_000, height: 50_000, pixels: Buffer.alloc(1_000) });
  expect(await fetchLogo(dataUrl(bomb), client)).toEqual({ ok: false, reason: 'too_many_pixels' });
});

test('a small picture that unpacks to far more than its size is skipped', async () => {
  const bomb = png({ width: 10, height: 10, pixels: Buffer.alloc(300_000_000) });
  expect(bomb.length).toBeLessThan(400_000);
  expect(await fetchLogo(dataUrl(bomb), client)).toEqual({ ok: false, reason: 'not_an_image' });
});

/** A PNG of 4 × 4 pixels, changed. */
function spoilt(change: (file: Buffer) => void, pixels?: Buffer): Buffer {
  const file = png({ width: 4, height: 4, ...(pixels ? { pixels } : {}) });
  change(file);
  return file;
}

test.each([
  ['a chunk that claims two gigabytes', spoilt((file) => file.writeUInt32BE(0x7fffffff, 33))],
  ['no end', png({ width: 4, height: 4 }).subarray(0, -12)],
  ['a filter that PNG does not have', png({ width: 4, height: 4, pixels: Buffer.alloc(68, 9) })],
  ['fewer rows than it says', png({ width: 4, height: 4, pixels: Buffer.alloc(51) })],
  ['interlacing, but pixels in one pass', spoilt((file) => file.writeUInt8(1, 28))],
])('a PNG with %s is skipped', async (_, file) => {
  expect(await fetchLogo(dataUrl(file), client)).toEqual({ ok: false, reason: 'not_an_image' });
});

test('an interlaced PNG is a logo', async () => {
  // Seven passes of a 4 × 4 RGBA picture: 5 + 5 + 9 + 18 + 34 bytes, two of the passes empty.
  const file = spoilt((one) => one.writeUInt8(1, 28), Buffer.alloc(71));
  expect(await fetchLogo(dataUrl(file), client)).toMatchObject({ ok: true, logo: { width: 4 } });
});

test('a server that never answers costs five seconds, not more', async () => {
  const limits: number[] = [];
  const hurried: OutboundClient = {
    ...client,
    request(url, request) {
      limits.push(request.timeLimit);
      return client.request(url, { ...request, timeLimit: 50 });
    },
  };
  expect(await logoFrom(() => undefined, hurried)).toEqual({ ok: false, reason: 'timeout' });
  expect(limits).toEqual([5_000]);
});

test.each([
  ['', 'bad_url'],
  ['logo.png', 'bad_url'],
  ['ftp://example.com/logo.png', 'bad_url'],
  ['data:image/png;base64', 'bad_url'],
  ['data:image/png;base64,%E0%A4%A', 'not_an_image'],
  ['data:image/png;base64,AAAA', 'not_an_image'],
  ['http://169.254.169.254/logo.png', 'forbidden_address'],
])('%s is skipped', async (url, reason) => {
  expect(await fetchLogo(url, client)).toEqual({ ok: false, reason });
});
