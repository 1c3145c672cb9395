import type { Operation } from './operation';
import { recordHeadersOf } from './record-headers';

type Json = Record<string, unknown>;

const text = (description: string): Json => ({ description, schema: { type: 'string' } });
const count = (description: string): Json => ({
  description,
  schema: { type: 'integer', minimum: 0 },
});

/** `components.headers`. */
export const HEADERS: Record<string, Json> = {
  'X-Request-Id': text('Names this request in the log: the caller’s own, else a new one.'),
  'X-RateLimit-Limit': count('How many requests are allowed.'),
  'X-RateLimit-Remaining': count('How many are left.'),
  'X-RateLimit-Reset': count('When the count begins anew, in seconds since 1970.'),
  'Retry-After': count('Seconds to wait before the next attempt.'),
  'Idempotency-Replayed': text('`true` when this is the stored answer of an earlier request.'),
  'X-Ignored': text('The fields and parameters that the service does not know and passed over.'),
  Allow: text('The methods of this path.'),
  'WWW-Authenticate': text('`Bearer`: send the key as `Authorization: Bearer …`.'),
};

const refs = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const LIMITS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

const OF_STATUS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** The headers that an answer of an operation may have. */
export function headersOf(operation: Operation, status: number): Json {
  const isWrite = operation.scope !== null && operation.method !== 'get';
  const names = [
    'X-Request-Id',
    ...(status === 401 || status === 405 ? [] : LIMITS),
    ...(OF_STATUS[status] ?? []),
    ...(isWrite && status < 500 && status !== 401 ? ['Idempotency-Replayed'] : []),
    ...(status === operation.status || status === 400 ? ['X-Ignored'] : []),
  ];
  return { ...refs(names), ...(status === operation.status ? recordHeadersOf(operation) : {}) };
}
