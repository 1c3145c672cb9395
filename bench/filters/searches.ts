import { customerId, type Dataset } from '../dataset';

/** A search of invoices, and SQL of how many it must find. */
export interface Search {
  label: string;
  query: string;
  /** Null for a list that is read by cursor, which has no total. Each request then goes on. */
  where: string | null;
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

const byDates = (from: string, to: string, status?: string): Search => {
  const query = `issue_date_from=${from}&issue_date_to=${to}${status ? `&status=${status}` : ''}`;
  const where = `issue_date BETWEEN '${from}' AND '${to}'${status ? ` AND state = '${status}'` : ''}`;
  return { label: query, query, where };
};

const since = (moment: string): Search => ({
  label: `updated_since=${moment}`,
  query: `updated_since=${moment}`,
  where: `updated_at >= '${moment.replace('Z', '')}'`,
});

const byCursor = (query: string): Search => ({
  label: `cursor, ${query || 'newest first'}`,
  query,
  where: null,
});

/** The invoices of the bench are a minute apart, from the beginning of 2025. */
const OTHER_FILTERS: readonly Search[] = [
  byDates('2025-01-01', '2025-01-31'),
  byDates('2025-06-01', '2025-06-30'),
  byDates('2025-06-01', '2025-06-30', 'sent'),
  byDates('2025-01-01', '2025-12-31'),
  since('2025-12-13T00:00:00Z'),
  since('2025-11-01T00:00:00Z'),
  since('2025-01-01T00:00:00Z'),
  { label: 'currency=EUR', query: 'currency=EUR', where: `currency = 'EUR'` },
  { label: 'min_total=30000', query: 'min_total=30000', where: 'total >= 30000' },
  {
    label: 'metadata[batch]=500',
    query: 'metadata[batch]=500',
    where: `metadata @> '{"batch": "500"}'`,
  },
  { label: 'sort=-issue_date', query: 'sort=-issue_date', where: 'true' },
  { label: 'sort=total', query: 'sort=total', where: 'true' },
  byCursor(''),
  byCursor('sort=updated_at'),
  byCursor('sort=updated_at&updated_since=2025-06-01T00:00:00Z'),
  byCursor('issue_date_from=2025-06-01&issue_date_to=2025-06-30'),
  byCursor('sort=issue_date&status=sent'),
];

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
    ...OTHER_FILTERS,
  ];
}
