import { isTagged } from '../../../http/answers/record-headers';
import { isRepeatable, type Operation } from '../../../http/routes/operation';

type Json = Record<string, unknown>;

const text = (description: string): Json => ({ description, schema: { type: 'string' } });
const count = (description: string): Json => ({
  description,
  schema: { type: 'integer', minimum: 0 },
});

/** `components.headers`. */
export const HEADERS: Record<string, Json> = {
  'X-Request-Id': text('Names this request in the log: the caller’s own, else a new one.'),
  'X-RateLimit-Limit': count(
    'How many requests are allowed: per minute for a key, per month for the generator.',
  ),
  'X-RateLimit-Remaining': count('How many are left.'),
  'X-RateLimit-Reset': count('When the count begins anew, in seconds since 1970.'),
  'Retry-After': count('Seconds to wait before the next attempt.'),
  'Idempotency-Replayed': text('`true` when this is the stored answer of an earlier request.'),
  'X-Ignored': text('The fields and parameters that the service does not know and passed over.'),
  Location: text('Where the new record is read.'),
  ETag: text('The version of the record or the file, for `If-Match` and `If-None-Match`.'),
  'Content-Disposition': text('The name of the file.'),
  'X-Logo-Status': text('`used`, or why the logo of the request is missing.'),
  'X-Unprintable': text(
    'Characters that no font has, each of which stands as a box: at most 20, such as `U+13A0, U+182D`.',
  ),
  Allow: text('The methods of this path.'),
  'WWW-Authenticate': text('`Bearer`: send the key as `Authorization: Bearer …`.'),
};

const refs = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const LIMITS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

const OF_STATUS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  412: ['ETag'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** Refusals before the key is counted: by the key itself or the method. */
const UNCOUNTED = [401, 403, 405];
/** Refusals before the fields and parameters are read, or of the stored record alone. */
const UNREAD = [304, 401, 403, 405, 412, 413, 415, 422];
/** Refusals that are stored for repeats, besides the good answer. */
const STORED = [400, 404, 409, 412];

type Rule = (operation: Operation, status: number) => boolean;

/** Its 403 may come after the body: of somebody whom the body names. */
const mayRefusePerson: Rule = ({ refuses }, status) =>
  status === 403 &&
  (refuses.includes('recipient_not_allowed') || refuses.includes('invitation_not_allowed'));

const isCounted: Rule = (operation, status) =>
  operation.tag === 'Generator' ||
  !UNCOUNTED.includes(status) ||
  mayRefusePerson(operation, status);

const mayNameIgnored: Rule = (operation, status) =>
  status === operation.status ||
  ((operation.body !== undefined || operation.query !== undefined) &&
    (!UNREAD.includes(status) || mayRefusePerson(operation, status)));

const isFile = ({ answer }: Operation): boolean => typeof answer === 'string';

/** An operation whose answer may be 304: it reads one record, or the file of a stored document. */
export const isCacheable = (operation: Operation): boolean =>
  operation.method === 'get' && (operation.about !== undefined || isFile(operation));

/** The headers of a good answer that holds a record. */
function ofRecord(operation: Operation): readonly string[] {
  const { about, status } = operation;
  return [
    ...(status === 201 && about ? ['Location'] : []),
    ...(isCacheable(operation) || (isTagged(about) && status !== 204) ? ['ETag'] : []),
  ];
}

/** The headers of a good answer that is a file. */
function ofFile(operation: Operation): readonly string[] {
  const { answer, csv, scope, body } = operation;
  return [
    ...(isFile(operation) || csv ? ['Content-Disposition'] : []),
    ...(answer === 'PDF' && scope === null && body ? ['X-Logo-Status'] : []),
    ...(answer === 'PDF' ? ['X-Unprintable'] : []),
  ];
}

/** Those of an answer that no operation of ours describes. */
export const plainHeaders = (status: number, isKeyed: boolean): Json =>
  refs([
    'X-Request-Id',
    ...(isKeyed && ![401, 405].includes(status) ? LIMITS : []),
    ...(OF_STATUS[status] ?? []),
    ...(status === 200 ? ['X-Ignored'] : []),
    ...(status === 200 && isKeyed ? ['Idempotency-Replayed'] : []),
  ]);

/** The headers that an answer of an operation may have. */
export function headersOf(operation: Operation, status: number): Json {
  const isGood = status === operation.status;
  const isStored = isRepeatable(operation) && (isGood || STORED.includes(status));
  const isAtWork = isRepeatable(operation) && status === 409;
  const names = [
    'X-Request-Id',
    ...(isCounted(operation, status) ? LIMITS : []),
    ...(OF_STATUS[status] ?? []),
    ...(isAtWork ? ['Retry-After'] : []),
    ...(isStored ? ['Idempotency-Replayed'] : []),
    ...(mayNameIgnored(operation, status) ? ['X-Ignored'] : []),
    ...(isGood ? [...ofFile(operation), ...ofRecord(operation)] : []),
    ...(status === 304 ? ['ETag'] : []),
  ];
  return refs(names);
}
