import { api, createKey } from './api';
import type { HttpClient } from './http';
import { createCustomer, type Fields } from './records';
import type { ServiceAt } from './service';

/** The business "Acme". The tests of the panel choose it by its name. */
export interface Acme {
  business: string;
  client: HttpClient;
  /** The id of its customer "Ada". */
  ada: string;
  /** An invoice as the API answers it. */
  readInvoice(id: string): Promise<Fields>;
}

export async function createAcme(service: ServiceAt, fields: Fields = {}): Promise<Acme> {
  const { key, business } = await createKey({
    service,
    businessFields: { name: 'Acme', ...fields },
  });
  const client = api(key, service);
  const { id: ada } = await createCustomer(client, { name: 'Ada' });
  const readInvoice = async (id: string) => (await client.get(`/api/v1/invoices/${id}`)).body;
  return { business, client, ada, readInvoice };
}
