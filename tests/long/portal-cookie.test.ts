import { httpClient } from '../support/http';
import { freePort } from '../support/nodes/free-port';
import { portalOf } from '../support/portal';
import { startService, type Service } from '../support/service';

/** The cookie of the portal where the service is reached over https. */
let started: Service;
afterAll(() => started?.stop());

test('no other host of the domain can plant it', async () => {
  const url = 'https://invoices.example.com';
  const port = String(await freePort());
  started = await startService({ env: { PUBLIC_URL: url, PORT: port } });
  const service = { ...started, url: `http://127.0.0.1:${port}` };
  const { client, customer, contact } = await portalOf(service);
  const path = `/api/v1/customers/${customer.id}/portal-sessions`;
  const opened = (await client.post(path, { contact_id: contact['id'] })).body.url as string;
  const browser = httpClient(service.url);
  const { headers } = await browser.get(opened.slice(url.length));
  const [, token = ''] = /^__Host-portal=([\w.-]+); /.exec(headers.get('set-cookie') ?? '') ?? [];
  expect(headers.get('set-cookie')).toBe(
    `__Host-portal=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  const known = async (cookie: string) =>
    (await browser.get('/portal/nothing', { Cookie: cookie })).status === 404;
  expect([await known(`__Host-portal=${token}`), await known(`portal=${token}`)]).toEqual([
    true,
    false,
  ]);
});
