import { adminApi, api } from './api';
import { desk, INVOICES } from './desk';
import { createInvoice, type Fields } from './records';

/** An invoice, its form's path, and its fields as the API has them. */
export async function invoiceForm(fields: Fields = {}) {
  const { key, customer } = await desk();
  const client = api(key);
  const { id } = await createInvoice(client, customer, fields);
  const path = `${INVOICES}/${id as string}`;
  const open = async () => (await adminApi().get(path)).body.data;
  const read = async () => (await client.get(`/api/v1/invoices/${id as string}`)).body;
  const patch = (change: Fields) => client.patch(`/api/v1/invoices/${id as string}`, change);
  return { id: id as string, path, open, read, patch, client, customer };
}
