import { api, createKey } from './api';
import { requireDocumented } from './documented';
import type { Generated } from './generator';
import type { Answer, HttpClient } from './http';
import { createCustomer, createInvoice } from './records';
import { sharedService } from './service';

/** An invoice of a new business, and calls with its key. */
export interface StoredInvoice {
  client: HttpClient;
  pdf: () => Promise<Answer>;
}

export async function storeInvoice(service: { url: string }): Promise<StoredInvoice> {
  const client = api((await createKey({ service })).key, service);
  const { id } = await createInvoice(client, (await createCustomer(client)).id);
  return { client, pdf: () => client.get(`/api/v1/invoices/${id}/pdf`) };
}

/** GET of a stored document's PDF, with a key. */
export async function getPdf(
  key: string,
  path: string,
  headers: Record<string, string> = {},
  service: { url: string } = sharedService(),
): Promise<Generated> {
  const url = `${service.url}/api/v1/${path}/pdf`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${key}`, ...headers } });
  const pdf = Buffer.from(await response.arrayBuffer());
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const body: unknown = isJson ? JSON.parse(pdf.toString('utf8')) : undefined;
  const contentType = response.headers.get('content-type');
  const empty = pdf.length === 0;
  requireDocumented({ url, method: 'GET', status: response.status, contentType, body, empty });
  return { status: response.status, headers: response.headers, body, pdf };
}
