import { dayIn } from './clock';
import { query } from './databases';
import type { HttpClient } from './http';
import { createCustomer, type Created, type Fields } from './records';

export const RECURRING = '/api/v1/recurring-invoices';

/** A day from today on, in UTC. */
export const inDays = (days: number): string => dayIn('UTC', days);

/** Ends all of them, so that those of one test are not due in the next. */
export const endAll = (databaseUrl: string): Promise<unknown> =>
  query(databaseUrl, `UPDATE recurring_invoices SET state = 'cancelled', due_on = NULL`);

/** A request that bills hosting: 10 a month without tax, from tomorrow on. */
export const hosting = (fields: Fields = {}): Fields => ({
  items: [{ description: 'Hosting', quantity: 1, unit_price: 10 }],
  interval_unit: 'month',
  start_date: inDays(1),
  ...fields,
});

/** A recurring invoice of a new customer, unless one is named. */
export async function createRecurring(client: HttpClient, fields: Fields = {}): Promise<Created> {
  const customer_id = fields['customer_id'] ?? (await createCustomer(client)).id;
  const answer = await client.post(RECURRING, hosting({ customer_id, ...fields }));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** An action on a recurring invoice. */
export const act = (
  client: HttpClient,
  id: string,
  action: 'pause' | 'resume' | 'cancel' | 'skip' | 'run',
  body?: Fields,
) => client.post(`${RECURRING}/${id}/${action}`, body);

/** Its occurrences that were made or skipped, the first one first, such as `0 made`. */
export async function occurrencesOf(client: HttpClient, id: string): Promise<string[]> {
  const { body } = await client.get(`${RECURRING}/${id}/occurrences?limit=100`);
  const all = body.data as { occurrence: number; status: string }[];
  return all.reverse().map(({ occurrence, status }) => `${occurrence} ${status}`);
}

/** The invoices that it has made, the first one first. */
export async function invoicesOf(client: HttpClient, id: string): Promise<Created[]> {
  const path = `/api/v1/invoices?recurring_invoice_id=${id}&sort=created_at&limit=100`;
  return (await client.get(path)).body.data;
}
