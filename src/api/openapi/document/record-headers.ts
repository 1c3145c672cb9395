import { TAGGED } from '../../../http/answers/record-headers';
import { isAlone } from '../../../http/routes/route';
import type { Operation } from './operation';

type Json = Record<string, unknown>;

/** An operation on one record whose version a request may name. */
export const isConditional = ({ path }: Operation): boolean =>
  TAGGED.some((name) => path === `/api/v1/${name}/{id}`);

/** An operation that reads one record. */
const readsOne = ({ method, path }: Operation): boolean =>
  method === 'get' &&
  (/^\/api\/v1\/[a-z-]+\/\{id\}$/.test(path) || isAlone(path.replace('/api/v1', '')));

/** An operation that reads the file of a stored document. */
const readsFile = ({ method, answer = '' }: Operation): boolean =>
  method === 'get' && ['PDF', 'E-invoice'].includes(answer);

/** An operation whose answer may be 304. */
export const isCacheable = (operation: Operation): boolean =>
  readsOne(operation) || readsFile(operation);

/** Operations on a record that answer another one. */
const MAKES_ANOTHER = ['convertQuotation', 'runRecurringInvoice', 'createRecurringFromInvoice'];

const makesTagged = ({ id, path, method, status, answer }: Operation): boolean =>
  MAKES_ANOTHER.includes(id) ||
  (method === 'post' && status === 201 && answer === 'Payment') ||
  (method === 'post' && TAGGED.some((name) => path === `/api/v1/${name}`));

export const IF_MATCH_PARAMETER: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an earlier answer. If the record has changed since, the answer is 412.',
  schema: { type: 'string' },
};

/** A link is no record, and has no place of its own. */
const MAKES_NO_RECORD = ['createPortalSession'];

/** The headers of a good answer that holds a record. */
export function recordHeadersOf(operation: Operation): string[] {
  const { id, status } = operation;
  const isTagged =
    status !== 204 &&
    (isConditional(operation) || makesTagged(operation) || isCacheable(operation));
  return [
    ...(status === 201 && !MAKES_NO_RECORD.includes(id) ? ['Location'] : []),
    ...(isTagged ? ['ETag'] : []),
  ];
}
