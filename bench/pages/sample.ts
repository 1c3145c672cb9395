import { randomBytes } from 'node:crypto';
import type { Caller } from '../servers/caller';

export interface Operator {
  readonly email: string;
  readonly password: string;
}

interface Answer {
  readonly data: { readonly token: string; readonly name: string };
}

async function post(url: string, body: object, token = ''): Promise<Answer['data']> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${url} answered ${answer.status}`);
  return ((await answer.json()) as Answer).data;
}

/** The first administrator of a new installation, who takes the sample. */
export async function acceptSample(url: string): Promise<Operator & { business: string }> {
  const password = `Aa1-${randomBytes(12).toString('hex')}`;
  const operator = { email: 'olive@example.test', password };
  const { token } = await post(`${url}/admin/register-admin`, { ...operator, firstname: 'Olive' });
  const { name } = await post(`${url}/invoicing/sample`, {}, token);
  return { ...operator, business: name };
}

export const LINES = 60;

/** The customer of the only invoice with so many lines. */
export const LONG = 'Contoso Ltd';

const DAY = { start_date: '2040-01-31', interval_unit: 'month' };

/** A record for each list that the sample leaves empty, and a draft with many lines. */
export async function fillLists(caller: Caller): Promise<void> {
  const make = async (name: string, body: object) => (await caller.send('POST', name, body))['id'];
  const item = { description: 'Work', quantity: 2, unit_price: 50, tax_rate: 10 };
  const acme = { customer_id: await make('customers', { name: 'Acme' }), items: [item] };
  await make('products', { name: 'Design', unit_price: 80 });
  await make('recurring-invoices', { ...acme, ...DAY });
  const paid = await make('invoices', { ...acme, status: 'sent' });
  await make(`invoices/${paid}/payments`, { amount: 110, method: 'cash' });
  const note = await make(`invoices/${paid}/credit-notes`, {});
  await make(`credit-notes/${note}/refunds`, { amount: 10, method: 'cash' });
  const customer_id = await make('customers', { name: LONG });
  await make('invoices', { customer_id, items: Array.from({ length: LINES }, () => item) });
}
