import { randomBytes } from 'node:crypto';
import { checkPdf } from './pdf/qpdf';
import { layoutOf } from './pdf/text';
import { requireDocumented } from './documented';
import type { Fields } from './records';
import { sharedService } from './service';

export const GENERATE = '/api/invoice/generate';
export const PREVIEW = '/api/invoice/preview';

/** The minimal body of an invoice: one line of 100. */
export const LEAST: Fields = {
  from: 'Acme Ltd\n1 Road',
  items: [{ id: '1', item: 'Work', qty: 1, rate: 100 }],
};

/** A number of lines, for a document that takes a while. */
export const long = (lines: number, text = 'Line '): Fields => ({
  ...LEAST,
  items: Array.from({ length: lines }, (_, at) => ({ item: `${text}${at}`, qty: 1, rate: 1 })),
});

/** An answer of the generator; `body` when it is JSON, `pdf` when it is a PDF. */
export interface Generated {
  status: number;
  headers: Headers;
  body: ReturnType<typeof JSON.parse>;
  pdf: Buffer;
}

export interface Sending {
  service?: { url: string };
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** The address of a new client, within 100.64.0.0/10, which no host of the internet has (RFC 6598): four million. */
export function freshAddress(): string {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return `100.${64 + (a % 64)}.${b}.${c}`;
}

/**
 * Sends a body to the generator, and a string unchanged. On the shared server, which trusts this machine
 * as a proxy, each call has a new client address unless it names one.
 */
export async function send(body: unknown, options: Sending = {}): Promise<Generated> {
  const { service = sharedService(), path = GENERATE, method = 'POST', headers = {} } = options;
  const response = await fetch(service.url + path, {
    method,
    headers: {
      'X-Forwarded-For': freshAddress(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const pdf = Buffer.from(await response.arrayBuffer());
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const parsed: unknown = isJson ? JSON.parse(pdf.toString('utf8')) : undefined;
  requireDocumented({
    url: service.url + path,
    method,
    status: response.status,
    headers: response.headers,
    body: parsed,
    empty: pdf.length === 0,
  });
  return { status: response.status, headers: response.headers, body: parsed, pdf };
}

/** Adds fields to the minimal body and returns the PDF's text in the layout of the page. */
export async function printed(fields: Fields = {}, options: Sending = {}): Promise<string> {
  const answer = await send({ ...LEAST, ...fields }, options);
  return textIn(answer);
}

/** @throws when it is no PDF, or qpdf finds a fault in it */
export function textIn(answer: Generated): string {
  if (answer.status !== 200) {
    throw new Error(`${answer.status} ${answer.pdf.toString('utf8').slice(0, 500)}`);
  }
  checkPdf(answer.pdf);
  return layoutOf(answer.pdf);
}

/** Every answer of the generator states the rest of the quota, with any status. */
export function expectQuotaHeaders(answer: { headers: Headers }, limit = 100): number {
  const now = new Date();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) / 1000;
  expect(answer.headers.get('x-ratelimit-limit')).toBe(String(limit));
  expect(answer.headers.get('x-ratelimit-reset')).toBe(String(next));
  expect(answer.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
  return Number(answer.headers.get('x-ratelimit-remaining'));
}

/**
 * The one error shape: `error` is a sentence about the fault. `errors` also lists it if it is in a
 * field.
 */
export function expectRefused(
  answer: Generated,
  status: number,
  code: string,
  limit = 100,
): string {
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  expect(JSON.stringify(answer.body)).not.toMatch(/\bat \S+ \(|node_modules|\/dist\/|SELECT /);
  expectQuotaHeaders(answer, limit);
  const sentence: unknown = answer.body.error;
  if (typeof sentence !== 'string' || sentence === '') throw new Error('There is no sentence');
  return sentence;
}
