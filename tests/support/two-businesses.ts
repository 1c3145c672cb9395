import { permissionsOf } from '../../src/http/auth/scopes';
import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api, createKey } from './api';
import {
  CM,
  createOperator,
  MY_BUSINESSES,
  operatorWho,
  type OperatorAccount,
  type Permission,
} from './operators';
import { storeMail } from './mails';
import { createCustomer, createInvoice, createProduct, createQuotation, line } from './records';
import { createRecurring } from './recurring';
import { readRun } from './run';
import { addEndpoint, ENDPOINTS } from './webhooks';

const {
  allowance,
  usage,
  payment,
  creditNote,
  refund,
  bankStatement,
  bankTransaction,
  ...ofBusinesses
} = CONTENT_TYPE;

/** The types that belong to a business. The generator's records belong to the whole service. */
export const TYPES = ofBusinesses;
export type Type = keyof typeof TYPES;

export const collection = (type: Type, id = '') =>
  `/content-manager/collection-types/${TYPES[type]}${id === '' ? '' : `/${id}`}`;

export interface Shop {
  key: string;
  tokenId: number;
  /** A word in every name, number and text of this business, and in none of the other. */
  mark: string;
  /** The public id of its record of each type. */
  ids: Record<Type, string>;
}

async function nameKey(tokenId: number, name: string): Promise<void> {
  const permissions = permissionsOf(['read', 'write', 'webhooks']);
  const token = { name, description: '', type: 'custom', permissions };
  const saved = await adminApi().put(`/admin/api-tokens/${tokenId}`, token);
  if (saved.status !== 200) throw new Error(`No name: ${saved.text}`);
}

/** A business with one record of each type. Every text in it contains its mark. */
export async function createShop(mark: string): Promise<Shop> {
  const { key, business, tokenId } = await createKey({
    businessFields: { name: `${mark} Ltd`, city: mark },
    scopes: ['read', 'write', 'webhooks'],
  });
  await nameKey(tokenId, `${mark} key ${tokenId}`);
  const client = api(key);
  const customer = await createCustomer(client, { name: `${mark} customer` });
  const items = [line({ description: `${mark} work` })];
  const product = await createProduct(client, { name: `${mark} product` });
  const texts = { items, notes: `${mark} notes` };
  const numbers = { invoice_number: `${mark}-1`, quotation_number: `${mark}-1` };
  const invoice = await createInvoice(client, customer.id, { ...texts, ...numbers });
  const quotation = await createQuotation(client, customer.id, { ...texts, ...numbers });
  const url = `https://${mark.toLowerCase()}.invalid/`;
  const recurring = await createRecurring(client, {
    ...texts,
    name: `${mark} recurring`,
    customer_id: customer.id,
  });
  const endpoint = await addEndpoint(client, url, { enabled: false, description: mark });
  const delivery = await client.post(`${ENDPOINTS}/${endpoint.id as string}/ping`);
  const mail = await storeMail(
    readRun().sharedDatabaseUrl,
    { kind: 'invoice', id: invoice.id },
    {
      subject: `${mark} mail`,
      senderName: `${mark} Ltd`,
    },
  );
  const ids = {
    business,
    customer: customer.id,
    product: product.id,
    invoice: invoice.id,
    quotation: quotation.id,
    recurring: recurring.id,
    mail: mail.id,
    endpoint: endpoint.id,
    delivery: delivery.body.id,
  };
  return { key, tokenId, mark, ids };
}

/** Every action on every type, each limited by the condition: the largest possible limited role. */
export function limitedPermissions(
  actions: readonly string[] = ['create', 'read', 'update', 'delete'],
) {
  return Object.values(TYPES).flatMap((subject) =>
    actions.map((action) => ({
      action: `${CM}.${action}`,
      subject,
      conditions: [MY_BUSINESSES],
    })),
  );
}

export async function addMember(business: string, operator: { id: number }): Promise<void> {
  const members = { connect: [{ id: operator.id }] };
  const saved = await adminApi().put(collection('business', business), { members });
  if (saved.status !== 200) throw new Error(`No member: ${saved.text}`);
}

/** An operator with these permissions, who is a member of the business. */
export async function memberOf(
  business: string,
  permissions: readonly Permission[] = limitedPermissions(),
): Promise<OperatorAccount> {
  const operator = await operatorWho(permissions);
  await addMember(business, operator);
  return operator;
}

/** An operator with the ready role Bookkeeper, who is a member of the business. */
export async function bookkeeperOf(business: string): Promise<OperatorAccount> {
  const roles = (await adminApi().get('/admin/roles')).body.data as { id: number; code: string }[];
  const role = roles.find(({ code }) => code === 'invoicing-bookkeeper');
  const bookkeeper = await createOperator([role?.id ?? 0]);
  await addMember(business, bookkeeper);
  return bookkeeper;
}

/** Two businesses, and an operator who is a member of the first one only. */
export async function twoShops(): Promise<{ mine: Shop; foreign: Shop; limited: OperatorAccount }> {
  const run = Math.random().toString(36).slice(2, 8).toUpperCase();
  const mine = await createShop(`MINE${run}`);
  const foreign = await createShop(`OTHER${run}`);
  const limited = await memberOf(mine.ids.business);
  return { mine, foreign, limited };
}
