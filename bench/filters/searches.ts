import { customerId, type Dataset } from '../dataset';

/** A search of invoices, and SQL of how many it must find. */
export interface Search {
  label: string;
  query: string;
  where: string;
}

const byNumber = (part: string, and = ''): Search => ({
  label: `number=${part}${and && `&status=${and}`}`,
  query: `number=${part}${and && `&status=${and}`}`,
  where: `invoice_number ILIKE '%${part}%'${and && ` AND state = '${and}'`}`,
});

const byStatus = (status: string): Search => ({
  label: `status=${status}`,
  query: `status=${status}`,
  where: `state = '${status}'`,
});

function byCustomer(n: number, status?: string): Search {
  const and = status === undefined ? '' : `&status=${status}`;
  return {
    label: `customer_id=…${and}`,
    query: `customer_id=${customerId(n)}${and}`,
    where: `customer_id = ${n}${status === undefined ? '' : ` AND state = '${status}'`}`,
  };
}

/** The middle and the last page of a search that finds about this many documents. */
function far(search: Search, found: number): Search[] {
  return [2, 1].map((part) => {
    const page = Math.max(1, Math.floor(found / 25 / part));
    const name = part === 2 ? 'the middle page' : 'the last page';
    const query = [search.query, `page=${page}`].filter(Boolean).join('&');
    return { ...search, label: `${search.label}, ${name}`, query };
  });
}

/** A whole number, its beginnings, and other parts: in few numbers and in many. */
const PARTS = ['INV-123456', 'INV-12345', 'INV-1234', 'INV-123', 'INV-12', 'inv-1', 'inv-0', 'INV'];
const INNER_PARTS = ['12345', '0001', '123', '49', '1', 'zz'];

/** Every filter of a list, the unfiltered list first. */
export function searchesOf({ mainInvoices }: Dataset): Search[] {
  const all: Search = { label: 'list of 25', query: '', where: 'true' };
  const draft = byStatus('draft');
  return [
    all,
    { ...all, label: 'list, page 100', query: 'page=100' },
    ...far({ ...all, label: 'list' }, mainInvoices),
    ...['draft', 'sent', 'paid', 'overdue', 'cancelled'].map(byStatus),
    ...far(draft, mainInvoices * 0.4),
    byCustomer(7),
    byCustomer(7, 'sent'),
    ...[...PARTS, ...INNER_PARTS].map((part) => byNumber(part)),
    byNumber('inv-0', 'draft'),
    byNumber('1', 'sent'),
    byNumber('1', 'overdue'),
    ...far(byNumber('inv-1'), mainInvoices / 5),
  ];
}
