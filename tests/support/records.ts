import { NO_LINE_FACTS } from '../../src/domain/fields/line-facts';
import type { Answer, HttpClient } from './http';

export type Fields = Record<string, unknown>;

/** A record in an answer. The contract tests assert its shape. */
export type Created = Answer['body'];

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** UTC, with milliseconds. */
export const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Two hours at 50 with 10 % tax: net 100, tax 10, amount 110. */
export function line(fields: Fields = {}): Fields {
  return { description: 'Consulting', quantity: 2, unit_price: 50, tax_rate: 10, ...fields };
}

/** What a line answers at 0 % when nothing about its unit and tax was sent. */
export const UNTAXED = {
  unit_code: 'C62',
  tax_category: null,
  tax_exemption_reason: null,
  ...NO_LINE_FACTS,
};
/** The same above 0 %. */
export const TAXED = { ...UNTAXED, tax_category: 'S' };

export async function createCustomer(client: HttpClient, fields: Fields = {}): Promise<Created> {
  return created(client, '/api/v1/customers', { name: 'Jane Roe', ...fields });
}

export async function createProduct(client: HttpClient, fields: Fields = {}): Promise<Created> {
  return created(client, '/api/v1/products', { name: 'Consulting', unit_price: 150, ...fields });
}

export async function createInvoice(
  client: HttpClient,
  customerId: string,
  fields: Fields = {},
): Promise<Created> {
  return created(client, '/api/v1/invoices', {
    customer_id: customerId,
    items: [line()],
    ...fields,
  });
}

export async function createQuotation(
  client: HttpClient,
  customerId: string,
  fields: Fields = {},
): Promise<Created> {
  return created(client, '/api/v1/quotations', {
    customer_id: customerId,
    items: [line()],
    ...fields,
  });
}

/** Records a payment of an issued invoice. */
export async function recordPayment(
  client: HttpClient,
  invoiceId: string,
  fields: Fields,
): Promise<Created> {
  return created(client, `/api/v1/invoices/${invoiceId}/payments`, fields);
}

/** Credits an invoice that was issued; without a body everything of it. */
export async function creditInvoice(
  client: HttpClient,
  invoiceId: string,
  fields: Fields = {},
): Promise<Created> {
  return created(client, `/api/v1/invoices/${invoiceId}/credit-notes`, fields);
}

export async function recordRefund(
  client: HttpClient,
  creditNoteId: string,
  fields: Fields,
): Promise<Created> {
  return created(client, `/api/v1/credit-notes/${creditNoteId}/refunds`, fields);
}

/** All invoices of a business, from all pages of the list. */
export async function allInvoices(client: HttpClient): Promise<Created[]> {
  const found: Created[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await client.get(`/api/v1/invoices?limit=100&page=${page}`);
    found.push(...body.data);
    if (page >= body.pagination.total_pages) {
      expect(body.pagination.total).toBe(found.length);
      return found;
    }
  }
}

async function created(client: HttpClient, path: string, body: Fields): Promise<Created> {
  const answer = await client.post(path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}
