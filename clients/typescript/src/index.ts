import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { components, paths } from './schema.js';

/** The records of the API, such as `Schemas['Invoice']`. */
export type Schemas = components['schemas'];
export type { paths } from './schema.js';

/** `client.GET('/api/v1/invoices', …)` and the like, typed by the API's own document. */
export type Client = FetchClient<paths, 'application/json'>;

export interface Options {
  /** Where the service runs, without `/api`. In a browser, a proxy of your own that adds the key. */
  baseUrl: string;
  /** An API key. Keep it out of browsers: whoever has it has the business. */
  key?: string;
  /** How often a request is repeated that was not answered, or with 429 or 503; by default four times. */
  retries?: number;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Makes a client. Each write carries an `Idempotency-Key`, so a repeat never makes a second record. An answer
 * of an error does not throw: it stands in `error`, with `code` and `errors`.
 */
export function createClient({
  baseUrl,
  key,
  retries = 4,
  fetch = (request) => globalThis.fetch(request),
}: Options): Client {
  return createFetchClient<paths, 'application/json'>({
    baseUrl,
    ...(key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } }),
    bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
    fetch: (request) => send(request, retries, fetch),
  });
}

const LONGEST_WAIT_MS = 60_000;
const LONGEST_BACK_OFF_MS = 8_000;

async function send(
  request: Request,
  retries: number,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isWrite = !['GET', 'HEAD'].includes(request.method);
  if (isWrite && !request.headers.has('Idempotency-Key'))
    request.headers.set('Idempotency-Key', crypto.randomUUID());
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= retries;
    const answer = await fetch(request.clone()).catch((error: unknown) => {
      if (isLast || request.signal.aborted) throw error;
      return null;
    });
    const wait = waitBefore(answer, attempt);
    if (answer !== null && (isLast || wait === null)) return answer;
    await sleep(wait ?? 0, request.signal);
  }
}

/** Milliseconds before the next attempt; null for an answer that a repeat would not change soon. */
function waitBefore(answer: Response | null, attempt: number): number | null {
  const backOff = Math.min(500 * 2 ** attempt, LONGEST_BACK_OFF_MS) * (0.5 + Math.random() / 2);
  if (answer === null) return backOff;
  const isEarly = answer.status === 409 && answer.headers.has('Retry-After');
  if (!isEarly && answer.status !== 429 && answer.status !== 503) return null;
  const after = answer.headers.get('Retry-After');
  if (after === null) return backOff;
  const wait = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now();
  return wait <= LONGEST_WAIT_MS ? Math.max(wait, 0) : null;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const stop = () => {
      clearTimeout(timer);
      failed(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

interface ListAnswer {
  responses: { 200: { content: { 'application/json': { data: unknown[] } } } };
}

/** The paths of lists, such as `/api/v1/invoices`. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends { get: ListAnswer } ? Path : never;
}[keyof paths];

type Get<Path extends ListPath> = paths[Path] extends { get: infer Operation } ? Operation : never;
type Row<Path extends ListPath> =
  Get<Path> extends {
    responses: { 200: { content: { 'application/json': { data: (infer R)[] } } } };
  }
    ? R
    : never;
type Query<Path extends ListPath> =
  Get<Path> extends { parameters: { query?: infer Q } }
    ? Omit<NonNullable<Q>, 'page' | 'cursor'>
    : never;

interface Listed {
  data: unknown[];
  pagination: { next_cursor?: string | null; page?: number; total_pages?: number };
}

/** A request that was answered with an error. */
export class ApiError extends Error {
  readonly status: number;
  /** As the API answers it: `code`, `errors`, `request_id`. */
  readonly answer: Schemas['Error'];

  constructor(status: number, answer: Schemas['Error']) {
    super(answer.error);
    this.name = 'ApiError';
    this.status = status;
    this.answer = answer;
  }
}

/**
 * All pages of a list, one after the other. Lists that know cursors are read by them, so records that are
 * made meanwhile are neither skipped nor repeated.
 * @param path a list without an id in its path
 * @throws ApiError
 */
export async function* pages<Path extends ListPath>(
  client: Client,
  path: Path,
  query?: Query<Path>,
): AsyncGenerator<Row<Path>[], void, undefined> {
  const get = client.GET as unknown as (
    path: string,
    init: { params: { query: object } },
  ) => Promise<{ data?: Listed; error?: Schemas['Error']; response: Response }>;
  let at: { cursor: string } | { page: number } | null = { cursor: '' };
  while (at !== null) {
    const { data, error, response } = await get(path, { params: { query: { ...query, ...at } } });
    if (!data) throw new ApiError(response.status, error ?? noAnswer(response));
    yield data.data as Row<Path>[];
    at = nextOf(data.pagination);
  }
}

const noAnswer = ({ status }: Response): Schemas['Error'] =>
  ({
    error: `The answer was ${status}`,
    code: 'internal_error',
    request_id: '',
  }) as Schemas['Error'];

function nextOf(pagination: Listed['pagination']): { cursor: string } | { page: number } | null {
  const { next_cursor: cursor, page = 1, total_pages: last = 1 } = pagination;
  if (cursor !== undefined) return cursor === null ? null : { cursor };
  return page < last ? { page: page + 1 } : null;
}

export { verifyWebhook, WebhookError, type WebhookEvent } from './webhook.js';
