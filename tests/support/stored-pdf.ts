import { api, createKey } from './api';
import { requireDocumented } from './documented';
import type { Generated } from './generator';
import type { Answer, HttpClient } from './http';
import { createCustomer, createInvoice, type Fields } from './records';
import { sharedService, type ServiceAt } from './service';

/** An invoice of a new business, and calls with its key. */
export interface StoredInvoice {
  client: HttpClient;
  id: string;
  pdf: () => Promise<Answer>;
  /** Asks for the PDF until the signal closes the connection. */
  pdfUntil: (signal: AbortSignal) => Promise<unknown>;
  change: (fields: Fields) => Promise<Answer>;
}

export async function storeInvoice(
  service: ServiceAt,
  fields: Fields = {},
): Promise<StoredInvoice> {
  const { key } = await createKey({ service });
  const client = api(key, service);
  const { id } = await createInvoice(client, (await createCustomer(client)).id, fields);
  return {
    client,
    id,
    pdf: () => client.get(`/api/v1/invoices/${id}/pdf`),
    pdfUntil: (signal) => {
      const headers = { Authorization: `Bearer ${key}` };
      return fetch(`${service.url}/api/v1/invoices/${id}/pdf`, { headers, signal });
    },
    change: (changes) => client.patch(`/api/v1/invoices/${id}`, changes),
  };
}

/** GET of a stored document's PDF, with a key. @param path such as `invoices/7` or `invoices/7?paper=delivery_note` */
export async function getPdf(
  key: string,
  path: string,
  headers: Record<string, string> = {},
  service: { url: string } = sharedService(),
): Promise<Generated> {
  const [record = '', query] = path.split('?');
  const url = `${service.url}/api/v1/${record}/pdf${query === undefined ? '' : `?${query}`}`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${key}`, ...headers } });
  const pdf = Buffer.from(await response.arrayBuffer());
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const body: unknown = isJson ? JSON.parse(pdf.toString('utf8')) : undefined;
  const { status, headers: answered } = response;
  const empty = pdf.length === 0;
  requireDocumented({ url, method: 'GET', status, headers: answered, body, empty });
  return { status, headers: answered, body, pdf };
}
