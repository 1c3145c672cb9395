import type { OutboundClient } from './client';
import { imageHeader } from './image-header';
import { OutboundError, type OutboundFault } from './outbound-error';
import { hasItsPixels } from './png-pixels';

export interface Logo {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export type LogoSkipReason = OutboundFault | 'bad_status' | 'not_an_image' | 'too_many_pixels';

export type LogoResult =
  | { readonly ok: true; readonly logo: Logo }
  | { readonly ok: false; readonly reason: LogoSkipReason };

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_PIXELS = 12_000_000;
const MAX_SIDE = 10_000;
const TIME_LIMIT = 5_000;
const MAX_REDIRECTS = 3;
const REQUEST = {
  timeLimit: TIME_LIMIT,
  maxBytes: MAX_BYTES,
  maxRedirects: MAX_REDIRECTS,
  headers: { accept: 'image/png, image/jpeg' },
};

const skipped = (reason: LogoSkipReason): LogoResult => ({ ok: false, reason });

/**
 * The logo of a document, from an http, https or `data:` URL. Never throws: a logo that cannot be
 * used is left out of the document, and the reason says why.
 */
export async function fetchLogo(url: string, client: OutboundClient): Promise<LogoResult> {
  try {
    if (/^data:/i.test(url)) return await checkedLogo(dataOf(url));
    const { status, body } = await client.request(url, REQUEST);
    return status === 200 ? await checkedLogo(body) : skipped('bad_status');
  } catch (error) {
    return skipped(error instanceof OutboundError ? error.code : 'not_an_image');
  }
}

/** The bytes of a `data:` URL (RFC 2397). */
function dataOf(url: string): Buffer {
  const comma = url.indexOf(',');
  if (comma < 0) throw new OutboundError('bad_url', 'Not a data URL');
  const encoded = url.slice(comma + 1);
  // Base64 takes four characters for three bytes: what is longer needs no decoding to be refused.
  if (encoded.length > MAX_BYTES * 4) throw new OutboundError('too_large', 'Data URL too long');
  const isBase64 = /;\s*base64\s*$/i.test(url.slice(0, comma));
  const data = isBase64
    ? Buffer.from(decodeURIComponent(encoded), 'base64')
    : Buffer.from(percentDecoded(encoded), 'latin1');
  if (data.length > MAX_BYTES) throw new OutboundError('too_large', 'Data URL too long');
  return data;
}

const percentDecoded = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

async function checkedLogo(data: Buffer): Promise<LogoResult> {
  const header = imageHeader(data);
  if (!header) return skipped('not_an_image');
  const { format, width, height, rows } = header;
  const tooMany = width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;
  if (tooMany) return skipped('too_many_pixels');
  if (rows && !(await hasItsPixels(data, rows))) return skipped('not_an_image');
  return { ok: true, logo: { format, width, height, data } };
}
