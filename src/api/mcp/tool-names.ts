import type { Operation } from '../../http/routes/operation';

const TOP = '/api/v1/';

/** The words of a path without its parameters, as in `invoices`, `payments`. */
export const pathWords = (path: string): string[] =>
  path
    .slice(TOP.length)
    .split('/')
    .filter((part) => !part.startsWith('{'));

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/([^s])s$/, '$1');

const VERBS = { get: 'get', put: 'replace', patch: 'update', delete: 'delete' } as const;

function words(operation: Operation): string[] {
  const all = pathWords(operation.path);
  const owners = all.slice(0, -1).map(singular);
  const last = all.at(-1) ?? '';
  if (operation.method === 'get' && operation.list) return ['list', ...owners, last];
  if (operation.method !== 'post') return [VERBS[operation.method], ...owners, singular(last)];
  if (operation.does === 'creates') return ['create', ...owners, singular(last)];
  const [verb = '', ...object] = last.split('-');
  return [verb, ...owners, ...object];
}

/** The tool of an operation, such as `list_customers` or `create_invoice_payment`. */
export const toolName = (operation: Operation): string =>
  words(operation).join('_').replaceAll('-', '_');
