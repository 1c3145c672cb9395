import { requireDocumented } from './documented';

/** An answer, in the form that tests use. `body` is undefined when the text is not JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Has the type of JSON.parse, so that a test can assert on any content. */
  body: ReturnType<typeof JSON.parse>;
  text: string;
}

type SendBody = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

export interface HttpClient {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, headers?: Record<string, string>): Promise<Answer>;
  post: SendBody;
  put: SendBody;
  patch: SendBody;
}

/** @param token sent as a bearer token, if there is one. A body of text or bytes is sent unchanged. */
export function httpClient(url: string, token?: string): HttpClient {
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const withBody =
    (method: string): SendBody =>
    (path, body, headers = {}) =>
      send(url + path, method, { ...authorization, ...headers }, body);
  return {
    get: (path, headers) => withBody('GET')(path, undefined, headers),
    delete: (path, headers) => withBody('DELETE')(path, undefined, headers),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}

const isSentAsIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<Answer> {
  const hasBody = body !== undefined;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: hasBody ? { 'Content-Type': 'application/json', ...headers } : headers,
    ...(hasBody && { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, body: parse(text), text };
  // Compares every answer that a test receives from the interface with the OpenAPI document.
  if (new URL(url).pathname.startsWith('/api/'))
    requireDocumented({
      url,
      method,
      status: answer.status,
      body: answer.body,
      empty: text === '',
      headers: answer.headers,
    });
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
