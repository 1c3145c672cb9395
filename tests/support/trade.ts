import { createHash } from 'node:crypto';
import { api, createKey, type KeyOptions } from './api';
import { requireDocumented } from './documented';
import type { HttpClient } from './http';
import { createCustomer, createInvoice, line, type Created, type Fields } from './records';
import { sharedService } from './service';

/** A German business with everything that every format needs. */
export const SELLER = {
  name: 'Werft',
  legal_name: 'Werft Design GmbH',
  address: 'Hafenstraße 7',
  city: 'Hamburg',
  postal_code: '20359',
  country_code: 'DE',
  vat_id: 'DE123456789',
  bank_accounts: [{ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }],
  contact_name: 'Ada Werft',
  email: 'post@werft.example',
  phone: '+49 40 123456',
  default_currency: 'EUR',
  // In the EU, an invoice could never be reopened.
  lock_documents: 'when_sent',
};

const BUYER = {
  name: 'Atelier Nord GmbH',
  address: 'Lange Straße 8',
  city: 'Kiel',
  postal_code: '24103',
  country_code: 'DE',
  vat_id: 'DE987654321',
  email: 'rechnung@nord.example',
  buyer_reference: '04011000-12345-34',
};

/** A business with a key and a customer; both have what an e-invoice needs. */
export interface Trade {
  key: string;
  client: HttpClient;
  business: string;
  customer: string;
  invoice(fields?: Fields): Promise<Created>;
}

export async function createTrade(
  { seller = {}, buyer = {} }: { seller?: Fields; buyer?: Fields } = {},
  options: KeyOptions = {},
): Promise<Trade> {
  const businessFields = { ...SELLER, ...seller };
  const { key, business } = await createKey({ businessFields, ...options });
  const client = api(key, options.service);
  const customer = (await createCustomer(client, { ...BUYER, ...buyer })).id as string;
  const invoice = (fields: Fields = {}) =>
    createInvoice(client, customer, {
      status: 'sent',
      currency: 'EUR',
      issue_date: '2026-03-02',
      due_date: '2099-12-31',
      items: [line({ tax_rate: 19, unit_code: 'HUR' })],
      ...fields,
    });
  return { key, client, business, customer, invoice };
}

export interface EInvoiceAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Only answers with an error have it. */
  body: ReturnType<typeof JSON.parse>;
}

/** GET of a document's e-invoice with a key. @param document such as `invoices/…` */
export async function getEInvoice(
  key: string,
  document: string,
  format: string,
  service: { url: string } = sharedService(),
): Promise<EInvoiceAnswer> {
  const url = `${service.url}/api/v1/${document}/e-invoice?format=${format}`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type');
  const body: unknown = contentType?.startsWith('application/json')
    ? JSON.parse(bytes.toString('utf8'))
    : undefined;
  const { status, headers } = response;
  requireDocumented({ url, method: 'GET', status, headers, body, empty: bytes.length === 0 });
  return { status, headers, bytes, body };
}

/** Equal for equal bytes; a failed comparison of two files would print both. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
