import { adminApi, createKey } from './api';
import type { Answer, HttpClient } from './http';

export const INVOICES = '/content-manager/collection-types/api::invoice.invoice';
export const QUOTATIONS = '/content-manager/collection-types/api::quotation.quotation';
export const CUSTOMERS = '/content-manager/collection-types/api::customer.customer';
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A business with a key and one customer, made as an operator would make them. */
export async function desk(businessFields: Record<string, unknown> = {}) {
  const { key, business } = await createKey({ businessFields });
  const customer = await adminApi().post(CUSTOMERS, {
    name: ' Ada ',
    business: { connect: [{ documentId: business }] },
  });
  expect(customer.status).toBe(201);
  return { key, business, customer: customer.body.data.documentId as string };
}

export const connect = (documentId: string) => ({ connect: [{ documentId }], disconnect: [] });
export const line = (fields: object = {}) => ({
  description: 'Work',
  quantity: 2,
  unit_price: 1.005,
  ...fields,
});

/** Saves a form that was opened just now, so with the present version. */
export async function saveForm(
  path: string,
  changes: Record<string, unknown>,
  client: HttpClient = adminApi(),
): Promise<Answer> {
  const { updatedAt } = (await client.get(path)).body.data;
  return client.put(path, { ...changes, updatedAt });
}
