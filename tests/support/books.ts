import { CONTENT_TYPE } from '../../src/content-types';
import { api, createKey } from './api';
import type { HttpClient } from './http';
import { CM, MY_BUSINESSES } from './operators';
import { createCustomer, createInvoice, line, type Created, type Fields } from './records';

/** A business with its key, one customer and what tests of its books need. */
export interface Books {
  business: string;
  client: HttpClient;
  customer: string;
  /** Makes an issued invoice of 110 and reads it, so that its lines have their ids. */
  invoice: (fields?: Fields) => Promise<Created>;
  read: (id: string) => Promise<Created>;
  readNote: (id: string) => Promise<Created>;
}

/** @param name of the customer */
export async function createBooks(fields: Fields = {}, name = 'Jane Roe'): Promise<Books> {
  const { key, business } = await createKey({
    businessFields: fields,
    scopes: ['read', 'write', 'webhooks'],
  });
  const client = api(key);
  const customer = (await createCustomer(client, { name })).id as string;
  const read = async (id: string) => (await client.get(`/api/v1/invoices/${id}`)).body as Created;
  const invoice = async (more: Fields = {}) => {
    const usual = { status: 'sent', currency: 'EUR', items: [line({ description: 'Hours' })] };
    const { id } = await createInvoice(client, customer, { ...usual, ...more });
    return read(id);
  };
  const readNote = async (id: string) =>
    (await client.get(`/api/v1/credit-notes/${id}`)).body as Created;
  return { business, client, customer, invoice, read, readNote };
}

/** Permissions on types, limited to the operator's businesses. */
export const inMyBusinesses = (
  types: (keyof typeof CONTENT_TYPE)[],
  actions: readonly string[] = ['create', 'read', 'update', 'delete'],
) =>
  types.flatMap((type) =>
    actions.map((action) => ({
      action: `${CM}.${action}`,
      subject: CONTENT_TYPE[type],
      conditions: [MY_BUSINESSES],
    })),
  );
