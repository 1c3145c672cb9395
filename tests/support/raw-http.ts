import { request } from 'node:http';
import type { Answer } from './http';

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a path exactly as written. `fetch` would normalize `//`, `/./` and backslashes first. */
export function rawRequest(
  service: { url: string },
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<Answer> {
  const { hostname, port } = new URL(service.url);
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((answered, failed) => {
    const options = { hostname, port, path, method, headers: { ...length, ...headers } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const pairs = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
          (values ?? []).map((value): [string, string] => [name, value]),
        );
        const status = response.statusCode ?? 0;
        answered({ status, headers: new Headers(pairs), body: parsed(text), text });
      });
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
