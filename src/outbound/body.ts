import type { Readable } from 'node:stream';
import { OutboundError } from './outbound-error';

export interface BodyLimit {
  readonly maxBytes: number;
  readonly cutLongBody?: boolean;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The body, read no further than the limit whatever `Content-Length` says. */
export async function readBody(
  body: Readable,
  headers: Headers,
  limit: BodyLimit,
): Promise<Buffer> {
  const { maxBytes, cutLongBody = false } = limit;
  const tooLarge = () => new OutboundError('too_large', `More than ${maxBytes} bytes`);
  const stop = () => body.on('error', () => undefined).destroy();
  if (!cutLongBody && Number(headers['content-length']) > maxBytes) {
    stop();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= maxBytes) continue;
    stop();
    if (!cutLongBody) throw tooLarge();
    break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
