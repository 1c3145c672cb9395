import { api, createKey } from './api';
import { query } from './databases';
import type { Answer, HttpClient } from './http';
import { createCustomer, line, type Fields } from './records';
import type { ServiceAt } from './service';

/**
 * Requests of one business wait for each other. Without a limit, on a busy machine some would wait too
 * long for a connection and be told to come back (503).
 */
export const MANY_CONNECTIONS = { API_DATABASE_POOL_MAX: '60' };

/** A business that creates invoices and quotations for one customer. */
export interface Numbered {
  key: string;
  business: string;
  customer: string;
  client: HttpClient;
  post(fields?: Fields): Promise<Answer>;
  quote(fields?: Fields): Promise<Answer>;
}

export async function numbered(service: ServiceAt): Promise<Numbered> {
  const { key, business } = await createKey({ service });
  const customer = (await createCustomer(api(key, service))).id;
  return onNode({ key, business, customer }, service);
}

/** The same business on a node of the service. */
export function onNode(
  { key, business, customer }: Pick<Numbered, 'key' | 'business' | 'customer'>,
  service: { url: string },
): Numbered {
  const client = api(key, service);
  const base = { customer_id: customer, items: [line()] };
  return {
    key,
    business,
    customer,
    client,
    post: (fields = {}) => client.post('/api/v1/invoices', { ...base, ...fields }),
    quote: (fields = {}) => client.post('/api/v1/quotations', { ...base, ...fields }),
  };
}

export const repeat = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

export const numberAt = (n: number, prefix = 'INV-'): string => prefix + String(n).padStart(5, '0');

export const series = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => numberAt(from + index, prefix));

export const numbersOf = (answers: Answer[], field: string): string[] =>
  answers.map(({ body }) => body[field]).sort();

/** The numbers of a business in a series, as whole numbers in order. */
export async function storedNumbers(
  databaseUrl: string,
  business: string,
  table: 'invoices' | 'quotations' = 'invoices',
): Promise<number[]> {
  const column = table === 'invoices' ? 'invoice_number' : 'quotation_number';
  const rows = await query<{ n: number }>(
    databaseUrl,
    `select substring(${column} from '\\d{5,}$')::int as n from ${table}
      where ${column} ~ '^(INV|QT)-\\d{5,}$'
        and business_id = (select id from businesses where document_id = $1) order by n`,
    [business],
  );
  return rows.map(({ n }) => n);
}

/** The number of deadlocks that PostgreSQL has found. */
export async function deadlocks(databaseUrl: string): Promise<number> {
  const [row] = await query<{ deadlocks: number }>(
    databaseUrl,
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? -1;
}
