import { isUtf8 } from 'node:buffer';
import { inTurns } from './in-turns';

/** The ways in which spreadsheets write text. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A text without a mark is tried in a part of this size: enough to see zero bytes. */
const SAMPLE_BYTES = 4_096;

function marked(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 has a zero byte beside each letter of English, after it or before it. */
function zeros(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const at = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity);
  const [even, odd] = [at(0).length, at(1).length];
  if (Math.max(even, odd) < sample.length / 6) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Any bytes are text in Windows-1252, so it is the last guess. */
export const LAST_GUESS: Encoding = 'windows-1252';

export function guessEncoding(bytes: Uint8Array): Encoding {
  return marked(bytes) ?? zeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : LAST_GUESS);
}

/** Bytes that are decoded at a stretch. */
const PART_BYTES = 64 * 1024;

function* partsOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
}

/** The text of a file, without its byte order mark. */
export async function decode(bytes: Uint8Array, encoding: Encoding): Promise<string> {
  const decoder = new TextDecoder(encoding);
  const texts: string[] = [];
  for await (const part of inTurns(partsOf(bytes)))
    texts.push(decoder.decode(part, { stream: true }));
  return [...texts, decoder.decode()].join('');
}
