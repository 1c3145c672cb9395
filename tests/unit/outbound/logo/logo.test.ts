import { createOutboundClient, type OutboundClient } from '../../../../src/outbound/client';
import { BUSINESS_LOGO, Logos, publicReason } from '../../../../src/outbound/logo/logo';
import sharp from 'sharp';
import { behindStart, chunk, exif, jpeg, pixelsOf, png, pngHeader, segment } from './images';
import { serve, type Handler } from '../local-server';

const client = createOutboundClient({
  isAllowed: (address) => address === '127.0.0.1',
  allowAnyPort: true,
});
afterAll(() => client.close());

let JPEG: Buffer;
let TINY: Buffer;
beforeAll(async () => {
  JPEG = await jpeg(30, 10);
  TINY = await jpeg(9, 9);
});

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
  if (!result.ok) throw new Error(result.reason);
  expect(result.logo).toMatchObject({ format: 'png', width: 40, height: 20 });
  expect((await pixelsOf(result.logo.data)).equals(await pixelsOf(file))).toBe(true);
});

test('a JPEG is recognised by its bytes, under any name', async () => {
  const result = await fetchLogo(dataUrl(await jpeg(300, 100), 'text/plain'), client);
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

test('of a small picture that inflates to far more than its size, its pixels alone are read', async () => {
  const bomb = png({ width: 10, height: 10, pixels: Buffer.alloc(300_000_000) });
  expect(bomb.length).toBeLessThan(400_000);
  const result = await fetchLogo(dataUrl(bomb), client);
  if (!result.ok) throw new Error(result.reason);
  expect(result.logo.data.length).toBeLessThan(200);
}, 60_000);

/** A PNG of 4 × 4 pixels, changed. */
function spoilt(change: (file: Buffer) => void): Buffer {
  const file = png({ width: 4, height: 4 });
  change(file);
  return file;
}

test.each([
  ['a chunk that claims two gigabytes', spoilt((file) => file.writeUInt32BE(0x7fffffff, 33))],
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
  ['more than 2 megapixels of one bit', { width: 2_001, height: 1_000, depth: 1, color: 0 }],
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
  ['no palette, but colours of one', { width: 4, height: 4, color: 3 }],
])('a PNG with %s is skipped', async (_, options) => {
  expect(await fetchLogo(dataUrl(png(options)))).toEqual({ ok: false, reason: 'not_an_image' });
});

test('texts and other parts that are not drawn never reach the renderer', async () => {
  const chunks = [chunk('tEXt', Buffer.alloc(500_000, 'a')), chunk('zzZz', Buffer.alloc(10))];
  const result = await fetchLogo(dataUrl(png({ width: 4, height: 4, chunks })));
  if (!result.ok) throw new Error(result.reason);
  expect(result.logo.data.length).toBeLessThan(200);
  expect(result.logo.data.includes('zzZz')).toBe(false);
});

test('camera data with a count of four billion never reaches the renderer', async () => {
  const result = await fetchLogo(dataUrl(behindStart(JPEG, exif(0x0102, 2 ** 32 - 1, 1))));
  if (!result.ok) throw new Error(result.reason);
  expect(result.logo.data.includes('Exif')).toBe(false);
  expect(result.logo).toMatchObject({ format: 'jpg', width: 30, height: 10 });
});

test('a picture from an upright camera keeps its proportions', async () => {
  const result = await fetchLogo(dataUrl(behindStart(JPEG, exif(0x0112, 1, 6))));
  if (!result.ok) throw new Error(result.reason);
  expect(result.logo).toMatchObject({ width: 10, height: 30 });
  expect(result.logo.data.includes('Exif')).toBe(false);
});

/** Where a segment begins. */
const at = (file: Buffer, marker: number) => file.indexOf(Buffer.from([0xff, marker]));

const SPOILT_JPEGS: Readonly<Record<string, () => Buffer>> = {
  'no end': () => TINY.subarray(0, -2),
  'half of its pixels': () => JPEG.subarray(0, at(JPEG, 0xda) + 16),
  'a head alone': () => JPEG.subarray(0, at(JPEG, 0xda)),
  'a process that no PDF holds': () => {
    const file = Buffer.from(JPEG);
    return file.fill(0xc3, at(file, 0xc0) + 1, at(file, 0xc0) + 2);
  },
  'a second frame of another size': () => behindStart(TINY, JPEG.subarray(at(JPEG, 0xc0))),
  'a segment longer than the file': () => behindStart(TINY, Buffer.from([0xff, 0xe2, 0xff, 0xff])),
  'a hundred thousand scans': () =>
    Buffer.concat([
      TINY.subarray(0, -2),
      ...Array.from({ length: 100_000 }, () => segment(0xda, Buffer.alloc(6))),
      TINY.subarray(-2),
    ]),
};

test.each(Object.keys(SPOILT_JPEGS))('a JPEG with %s is skipped', async (fault) => {
  const file = SPOILT_JPEGS[fault]?.() ?? Buffer.alloc(0);
  expect(await fetchLogo(dataUrl(file))).toEqual({ ok: false, reason: 'not_an_image' });
});

test.each(['webp', 'gif', 'tiff', 'avif'] as const)(
  'a %s is skipped, although sharp knows it',
  async (kind) => {
    const file = await sharp(png({ width: 4, height: 4 }))
      .toFormat(kind)
      .toBuffer();
    expect(await fetchLogo(dataUrl(file))).toEqual({ ok: false, reason: 'not_an_image' });
  },
);

test('the colours of a printing press become those of a screen', async () => {
  const file = await sharp(JPEG).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(file).metadata()).space).toBe('cmyk');
  const result = await fetchLogo(dataUrl(file));
  if (!result.ok) throw new Error(result.reason);
  expect(await sharp(result.logo.data).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  const [red = 0, green = 255] = await pixelsOf(result.logo.data);
  expect([red > 130, green < 100]).toEqual([true, true]);
});

test('a colour profile is ignored and not kept', async () => {
  const file = await sharp(png({ width: 8, height: 8 }))
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const result = await fetchLogo(dataUrl(file));
  if (!result.ok) throw new Error(result.reason);
  expect((await sharp(result.logo.data).metadata()).icc).toBeUndefined();
  expect((await pixelsOf(result.logo.data)).equals(await pixelsOf(file))).toBe(true);
});

test('16 bits become 8', async () => {
  const result = await fetchLogo(dataUrl(png({ width: 8, height: 8, depth: 16 })));
  if (!result.ok) throw new Error(result.reason);
  expect(await sharp(result.logo.data).metadata()).toMatchObject({ depth: 'uchar', channels: 4 });
});

test('more pixels than paper shows are left out, in the same proportions', async () => {
  const result = await fetchLogo(dataUrl(await jpeg(4_000, 3_000)));
  expect(result).toMatchObject({ ok: true, logo: { width: 2_000, height: 1_500 } });
});

test('a JPEG of more than twelve megapixels is skipped without its pixels', async () => {
  const file = await jpeg(4_001, 3_000);
  expect(await fetchLogo(dataUrl(file))).toEqual({ ok: false, reason: 'too_many_pixels' });
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
