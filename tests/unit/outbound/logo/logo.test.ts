import { createOutboundClient, type OutboundClient } from '../../../../src/outbound/client';
import { BUSINESS_LOGO, Logos, publicReason } from '../../../../src/outbound/logo/logo';
import { behindStart, chunk, exif, jpeg, png, pngHeader, segment } from './images';
import { serve, type Handler } from '../local-server';

const client = createOutboundClient({
  isAllowed: (address) => address === '127.0.0.1',
  allowAnyPort: true,
});
afterAll(() => client.close());

/** Each test starts without the failures of others. */
const fetchLogo = (url: string, through: OutboundClient = client) => new Logos(through).get(url);

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

test('a PNG is accepted, with its real size', async () => {
  const file = png({ width: 40, height: 20 });
  const result = await logoFrom(sends(file));
  expect(result).toEqual({ ok: true, logo: { format: 'png', width: 40, height: 20, data: file } });
});

test('a JPEG is recognised by its bytes, under any name', async () => {
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

test('a picture of 50,000 × 50,000 pixels is skipped without inflating it', async () => {
  const bomb = png({ width: 50_000, height: 50_000, pixels: Buffer.alloc(1_000) });
  expect(await fetchLogo(dataUrl(bomb), client)).toEqual({ ok: false, reason: 'too_many_pixels' });
});

test('a small picture that inflates to far more than its size is skipped', async () => {
  const bomb = png({ width: 10, height: 10, pixels: Buffer.alloc(300_000_000) });
  expect(bomb.length).toBeLessThan(400_000);
  expect(await fetchLogo(dataUrl(bomb), client)).toEqual({ ok: false, reason: 'not_an_image' });
});

/** A PNG of 4 × 4 pixels, changed. */
function spoilt(change: (file: Buffer) => void): Buffer {
  const file = png({ width: 4, height: 4 });
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
  const logos = new Logos(client, BUSINESS_LOGO);
  expect(await logos.get(dataUrl(file))).toEqual({ ok: false, reason: 'not_an_image' });
});

/** Seven passes of a 4 × 4 RGBA picture: 5 + 5 + 9 + 18 + 34 bytes, two of the passes empty. */
const INTERLACED = png({ width: 4, height: 4, interlaced: true, pixels: Buffer.alloc(71) });

test('an interlaced PNG of an anonymous caller is skipped, and that of an operator is drawn', async () => {
  expect(await fetchLogo(dataUrl(INTERLACED))).toEqual({ ok: false, reason: 'interlaced' });
  const business = new Logos(client, BUSINESS_LOGO);
  expect(await business.get(dataUrl(INTERLACED))).toMatchObject({ ok: true, logo: { width: 4 } });
});

test.each([
  ['3464 × 3464 pixels of 16 bit RGBA', { width: 3464, height: 3464, depth: 16 }],
  ['more than 8 MB in few pixels', { width: 1_100, height: 1_100, depth: 16 }],
  ['more than 2 megapixels of one bit', { width: 2_001, height: 1_000, depth: 1, color: 3 }],
])('a small file that inflates to %s is skipped', async (_, size) => {
  const file = png(size);
  expect(file.length).toBeLessThan(200_000);
  expect(await fetchLogo(dataUrl(file))).toEqual({ ok: false, reason: 'too_many_pixels' });
});

test('two megapixels of RGBA are a logo', async () => {
  const file = png({ width: 2_000, height: 1_000 });
  expect(await fetchLogo(dataUrl(file))).toMatchObject({ ok: true, logo: { width: 2_000 } });
});

test('an invalid filter is found even in the last row', async () => {
  const pixels = Buffer.alloc((400 * 4 + 1) * 300);
  pixels[(400 * 4 + 1) * 299] = 5;
  const file = png({ width: 400, height: 300, pixels });
  expect(await fetchLogo(dataUrl(file))).toEqual({ ok: false, reason: 'not_an_image' });
});

test('a PNG with a second, larger header is skipped', async () => {
  const second = pngHeader({ width: 50_000, height: 50_000 });
  const file = png({ width: 4, height: 4, chunks: [second] });
  expect(await fetchLogo(dataUrl(file))).toEqual({ ok: false, reason: 'not_an_image' });
});

test.each([
  ['a depth that its colours do not have', { width: 4, height: 4, depth: 1, color: 2 }],
  ['a palette of a megabyte', { width: 4, height: 4, chunks: [chunk('PLTE', Buffer.alloc(1e6))] }],
])('a PNG with %s is skipped', async (_, options) => {
  expect(await fetchLogo(dataUrl(png(options)))).toEqual({ ok: false, reason: 'not_an_image' });
});

test('texts and other parts that are not drawn never reach the renderer', async () => {
  const chunks = [chunk('tEXt', Buffer.alloc(500_000, 'a')), chunk('zzZz', Buffer.alloc(10))];
  const result = await fetchLogo(dataUrl(png({ width: 4, height: 4, chunks })));
  expect(result).toMatchObject({ ok: true, logo: { data: png({ width: 4, height: 4 }) } });
});

test('camera data with a count of four billion never reaches the renderer', async () => {
  const result = await fetchLogo(dataUrl(behindStart(jpeg(30, 10), exif(0x0102, 2 ** 32 - 1, 1))));
  if (!result.ok) throw new Error(result.reason);
  expect(result.logo.data.includes('Exif')).toBe(false);
  expect(result.logo).toMatchObject({ format: 'jpg', width: 30, height: 10 });
});

test('a picture from an upright camera keeps its proportions', async () => {
  const result = await fetchLogo(dataUrl(behindStart(jpeg(30, 10), exif(0x0112, 1, 6))));
  if (!result.ok) throw new Error(result.reason);
  expect(result.logo).toMatchObject({ width: 10, height: 30 });
  expect(result.logo.data.includes('Exif')).toBe(true);
});

test.each([
  ['a second frame of another size', behindStart(jpeg(9, 9), jpeg(9, 9).subarray(20, 39))],
  [
    'a segment longer than the file',
    behindStart(jpeg(9, 9), Buffer.from([0xff, 0xe2, 0xff, 0xff])),
  ],
  [
    'a hundred thousand scans',
    Buffer.concat([
      jpeg(9, 9).subarray(0, -2),
      ...Array.from({ length: 100_000 }, () => segment(0xda, Buffer.alloc(6))),
      jpeg(9, 9).subarray(-2),
    ]),
  ],
])('a JPEG with %s is skipped', async (_, file) => {
  expect(await fetchLogo(dataUrl(file))).toEqual({ ok: false, reason: 'not_an_image' });
});

test('an unreachable logo is not fetched again within a minute', async () => {
  let asked = 0;
  const server = await serve((request) => {
    asked += 1;
    request.socket.destroy();
  });
  const logos = new Logos(client);
  const results = [await logos.get(server.url), await logos.get(server.url)];
  await server.close();
  expect(results).toEqual(Array.from({ length: 2 }, () => ({ ok: false, reason: 'unreachable' })));
  expect(asked).toBe(1);
});

test('of twenty slow addresses from an anonymous caller, eight are fetched at once', async () => {
  let [open, most] = [0, 0];
  const slow: OutboundClient = {
    ...client,
    async request() {
      open += 1;
      most = Math.max(most, open);
      await new Promise((done) => setTimeout(done, 20));
      open -= 1;
      return { status: 404, headers: {}, body: Buffer.alloc(0), url: '' };
    },
  };
  const logos = new Logos(slow);
  await Promise.all(Array.from({ length: 20 }, (_, at) => logos.get(`http://h${at}.example/`)));
  expect(most).toBe(8);
});

test('an anonymous caller does not learn whether a host is internal, unknown or silent', () => {
  expect(
    ['forbidden_address', 'unreachable', 'timeout'].map((one) => publicReason(one as never)),
  ).toEqual(['unreachable', 'unreachable', 'unreachable']);
  expect(publicReason('not_an_image')).toBe('not_an_image');
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
