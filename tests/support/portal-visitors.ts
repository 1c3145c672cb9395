import { randomUUID } from 'node:crypto';
import { query } from './databases';
import { freshAddress } from './generator';
import type { Answer } from './http';
import { Visitor } from './portal';
import { rawRequest } from './raw-http';
import type { Service } from './service';
import type { Trade } from './trade';

/** Lets an address sign in for a customer. @param other the address of a second contact, without the portal */
export async function invite(
  { databaseUrl }: Service,
  customer: string,
  email: string,
  { name = 'Ada Lovelace', other = null }: { name?: string; other?: string | null } = {},
): Promise<void> {
  const entry = (address: string, portal: boolean) => ({
    id: randomUUID(),
    name,
    email: address,
    receives_documents: true,
    receives_reminders: false,
    portal,
  });
  const contacts = [...(other ? [entry(other, false)] : []), entry(email, true)];
  await query(databaseUrl, 'UPDATE customers SET contacts = $2::jsonb WHERE document_id = $1', [
    customer,
    JSON.stringify(contacts),
  ]);
}

/** A browser for which an app opens the portal, as a contact of the customer of its business. */
export async function openAsApp(
  service: Service,
  { client, customer }: Trade,
  email: string,
): Promise<Visitor> {
  const path = `/api/v1/customers/${customer}`;
  const contacts = (await client.get(path)).body.contacts as { id: string; email: string }[];
  const contact = contacts.find((one) => one.email === email);
  const made = await client.post(`${path}/portal-sessions`, { contact_id: contact?.id });
  if (made.status !== 201) throw new Error(`No session: ${made.text}`);
  const visitor = new Visitor(service);
  await visitor.post(new URL(made.body.url as string).pathname);
  if (visitor.cookie === null) throw new Error('Not signed in');
  return visitor;
}

/** Sends a form that has a field several times. */
export function sendTicked(
  service: { url: string },
  { cookie }: Visitor,
  path: string,
  ids: readonly string[],
): Promise<Answer> {
  const { host } = new URL(service.url);
  return rawRequest(service, path, {
    method: 'POST',
    headers: {
      Host: host,
      Origin: `http://${host}`,
      'X-Forwarded-For': freshAddress(),
      'Content-Type': 'application/x-www-form-urlencoded',
      Cookie: `portal=${cookie ?? ''}`,
    },
    body: new URLSearchParams(ids.map((id) => ['invoice', id])).toString(),
  });
}
