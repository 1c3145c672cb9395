import { INVOICE } from '../../src/admin/requests/content-manager';
import type { ListAddress } from '../../src/admin/lists/list-address';
import { listWords, type ListWords } from '../../src/admin/lists/list-words';

/** The list of invoices. */
export function invoiceList(): ListWords {
  const list = listWords(INVOICE);
  if (!list) throw new Error('Invoices have no list.');
  return list;
}

/** The address of a list with this query. */
export const addressOf = (query: Record<string, unknown>): ListAddress => ({
  query,
  text: (name) => (typeof query[name] === 'string' ? query[name] : ''),
  narrowing: '',
  change: () => undefined,
});
