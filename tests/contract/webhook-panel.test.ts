import { adminApi, api, createKey, type IssuedKey } from '../support/api';
import { connect } from '../support/desk';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { UNKNOWN_ID } from '../support/records';
import { addEndpoint, ENDPOINTS } from '../support/webhooks';

const URL = 'https://hooks.invalid/invoicing';
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

let issued: IssuedKey;
let client: HttpClient;

beforeAll(async () => {
  issued = await createKey({ scopes: ['read', 'write', 'webhooks'] });
  client = api(issued.key);
});

const at = (id: string, action = '') => `${ENDPOINTS}/${id}${action}`;

describe('in the admin panel', () => {
  const PANEL = '/content-manager/collection-types/api::webhook-endpoint.webhook-endpoint';

  test('an endpoint is made, read and changed by the same checks, and shows no secret', async () => {
    const business = connect(issued.business);
    const made = await adminApi().post(PANEL, { url: URL, business, events: [] });
    expect(made.status).toBe(201);
    const id = made.body.data.documentId as string;
    expect((await client.get(at(id))).body).toMatchObject({ url: URL, events: null });
    const refused = await adminApi().put(`${PANEL}/${id}`, { url: 'ftp://hooks.invalid' });
    expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, ['url']]);
    const changed = await adminApi().put(`${PANEL}/${id}`, { events: ['invoice.paid'] });
    expect(changed.status).toBe(200);
    expect((await client.get(at(id))).body.events).toEqual(['invoice.paid']);
    const shown = await adminApi().get(`${PANEL}/${id}`);
    expect([shown.status, shown.text.includes('whsec_')]).toEqual([200, false]);
    const secrets = '/content-manager/collection-types/api::webhook-secret.webhook-secret';
    expect((await adminApi().get(secrets)).status).toBe(403);
    expect((await adminApi().delete(`${PANEL}/${id}`)).status).toBe(200);
    expectError(await client.get(at(id)), 404, 'not_found');
  });

  test('its buttons rotate, ping and redeliver, for operators only', async () => {
    const endpoint = await addEndpoint(client, URL, { enabled: false });
    const path = `/invoicing/webhooks/endpoints/${endpoint.id as string}`;
    const rotated = await adminApi().post(`${path}/rotate-secret`);
    expect([rotated.status, rotated.body.data]).toEqual([
      200,
      { secret: expect.stringMatching(SECRET) },
    ]);
    expect(rotated.body.data.secret).not.toBe(endpoint.secret);
    const ping = await adminApi().post(`${path}/ping`);
    expect([ping.status, ping.body.data.event_type]).toEqual([200, 'ping']);
    const delivery = `/invoicing/webhooks/deliveries/${ping.body.data.id as string}`;
    const again = await adminApi().post(`${delivery}/redeliver`);
    expect([again.status, again.body.data.event_id]).toEqual([200, ping.body.data.event_id]);
    for (const anyone of [api(), client]) {
      expect((await anyone.post(`${path}/rotate-secret`)).status).toBe(401);
    }
    const unknown = `/invoicing/webhooks/endpoints/${UNKNOWN_ID}/ping`;
    expect((await adminApi().post(unknown)).status).toBe(404);
  });

  test('deliveries can be read and not edited', async () => {
    const endpoint = await addEndpoint(client, URL, { enabled: false });
    const ping = await client.post(at(endpoint.id, '/ping'));
    const path = `/content-manager/collection-types/api::webhook-delivery.webhook-delivery/${ping.body.id as string}`;
    const shown = await adminApi().get(path);
    expect(JSON.parse(shown.body.data.payload)).toMatchObject({
      type: 'ping',
      data: { webhook_endpoint_id: endpoint.id },
    });
    expect((await adminApi().put(path, { state: 'delivered' })).status).toBe(400);
  });
});
