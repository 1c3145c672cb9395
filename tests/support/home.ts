import { adminApi, api, createKey } from './api';
import { createOperator, createRole, type OperatorAccount } from './operators';
import { createCustomer, createInvoice } from './records';
import { collection, limitedPermissions } from './two-businesses';

interface Service {
  url: string;
}

const item = (unit_price: number) => ({ description: 'Work', quantity: 1, unit_price });

/** A business in a time zone, with a customer, and a function that makes invoices. */
export async function homeShop(service: Service, time_zone = 'UTC') {
  const scopes: ('read' | 'write' | 'webhooks')[] = ['read', 'write', 'webhooks'];
  const { key, business } = await createKey({ service, scopes, businessFields: { time_zone } });
  const client = api(key, service);
  const customer = await createCustomer(client, { name: `Customer in ${time_zone}` });
  const invoice = (unit_price: number, fields: object = {}) =>
    createInvoice(client, customer.id, { items: [item(unit_price)], ...fields });
  return { business, client, customer, invoice };
}

/** An operator who may read all of these businesses and nothing else. */
export async function memberOf(
  service: Service,
  ...businesses: string[]
): Promise<OperatorAccount> {
  const operator = await createOperator(
    [await createRole(limitedPermissions(['read']), service)],
    service,
  );
  for (const business of businesses) {
    const members = { connect: [{ id: operator.id }] };
    await adminApi(service).put(collection('business', business), { members });
  }
  return operator;
}
