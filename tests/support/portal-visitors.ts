import { randomUUID } from 'node:crypto';
import { query, rowOf } from './databases';
import { freshAddress } from './generator';
import type { Answer } from './http';
import { Visitor } from './portal';
import { rawRequest } from './raw-http';
import type { Service } from './service';

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

/** The same browser, in a session that an app of this business opened. */
export async function openAsApp(
  service: Service,
  { cookie }: Visitor,
  business: string,
): Promise<Visitor> {
  const [, payload = ''] = cookie?.split('.') ?? [];
  const { sessionId } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
    sessionId: string;
  };
  const metadata = JSON.stringify({
    business: await rowOf(service.databaseUrl, 'businesses', business),
  });
  await query(
    service.databaseUrl,
    'UPDATE strapi_sessions SET metadata = $2::jsonb WHERE session_id = $1',
    [sessionId, metadata],
  );
  const visitor = new Visitor(service);
  visitor.cookie = cookie;
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
