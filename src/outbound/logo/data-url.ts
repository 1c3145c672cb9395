import { OutboundError } from '../outbound-error';

const percentDecoded = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The bytes of a `data:` URL (RFC 2397). */
export function dataOf(url: string, maxBytes: number): Buffer {
  const comma = url.indexOf(',');
  if (comma < 0) throw new OutboundError('bad_url', 'Not a data URL');
  const encoded = url.slice(comma + 1);
  // Base64 takes four characters for three bytes, so longer text is refused without decoding.
  if (encoded.length > maxBytes * 4) throw new OutboundError('too_large', 'Data URL too long');
  const isBase64 = /;\s*base64\s*$/i.test(url.slice(0, comma));
  const data = isBase64
    ? Buffer.from(decodeURIComponent(encoded), 'base64')
    : Buffer.from(percentDecoded(encoded), 'latin1');
  if (data.length > maxBytes) throw new OutboundError('too_large', 'Data URL too long');
  return data;
}
