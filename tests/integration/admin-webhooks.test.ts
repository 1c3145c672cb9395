import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { connect } from '../support/desk';
import { eventually } from '../support/eventually';
import { CM, operatorWho } from '../support/operators';
import { verified, type Receiver } from '../support/receiver';
import { createCustomer } from '../support/records';
import type { ServiceAt } from '../support/service';
import { collection, TYPES } from '../support/two-businesses';
import { addEndpoint, listeningDesk, sendsToReceiver, storedDeliveries } from '../support/webhooks';

let service: ServiceAt;
let receiver: Receiver;

sendsToReceiver((...both) => ([service, receiver] = both));

const admin = () => adminApi(service);
const at = (id: string, action: string) => `/invoicing/webhooks/endpoints/${id}/${action}`;
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

/** An endpoint that is made in the panel. */
async function madeInPanel(path: string) {
  const desk = await listeningDesk(service);
  const business = connect(desk.business);
  const made = await admin().post(collection('endpoint'), { url: receiver.url + path, business });
  expect(made.status).toBe(201);
  return { ...desk, id: made.body.data.documentId as string };
}

async function statusOf(id: string) {
  const { body } = await admin().get('/invoicing/webhooks/status');
  return body.data.find((one: { documentId: string }) => one.documentId === id);
}

test('the secret of an endpoint made in the panel is shown once, and signs its events', async () => {
  const { id, client } = await madeInPanel('/shown');
  expect(await statusOf(id)).toMatchObject({ secret_shown: false, last: null });
  const shown = await admin().post(at(id, 'reveal-secret'));
  expect([shown.status, shown.body]).toEqual([
    200,
    { data: { secret: expect.stringMatching(SECRET) } },
  ]);
  await createCustomer(client);
  const [event] = await receiver.until(1, '/shown');
  if (!event) throw new Error('No event');
  expect(verified(shown.body.data.secret, event)).toMatchObject({ type: 'customer.created' });
  const again = await admin().post(at(id, 'reveal-secret'));
  expect([again.status, again.text.includes('whsec_')]).toEqual([409, false]);
  expect(await statusOf(id)).toMatchObject({ secret_shown: true });
});

test('when two people open a secret at the same time, only one sees it', async () => {
  const { id } = await madeInPanel('/race');
  const answers = await Promise.all([1, 2, 3].map(() => admin().post(at(id, 'reveal-secret'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a rotated secret, and one made over the API, count as shown', async () => {
  const { id, client } = await madeInPanel('/rotated');
  const rotated = await admin().post(at(id, 'rotate-secret'));
  expect(rotated.body.data.secret).toMatch(SECRET);
  expect((await admin().post(at(id, 'reveal-secret'))).status).toBe(409);
  const endpoint = await addEndpoint(client, `${receiver.url}/api`);
  expect((await admin().post(at(endpoint.id, 'reveal-secret'))).status).toBe(409);
  expect(await statusOf(endpoint.id)).toMatchObject({ secret_shown: true });
});

/** Endpoints whose deliveries have failed for good. The receiver works again. */
async function failed(...paths: string[]) {
  const desk = await listeningDesk(service);
  receiver.answer((response) => response.writeHead(500).end('no'));
  const ids: string[] = [];
  for (const path of paths) {
    const { id } = await addEndpoint(desk.client, receiver.url + path);
    ids.push(id);
    await admin().post(at(id, 'ping'));
    await receiver.until(1, path);
    await eventually(async () =>
      (await storedDeliveries(service.databaseUrl, id)).every(({ attempts }) => attempts === 1),
    );
  }
  await query(
    service.databaseUrl,
    `update webhook_deliveries d set state = 'failed', next_attempt_at = null
      from webhook_endpoints e where e.id = d.endpoint_id and e.document_id = any($1)`,
    [ids],
  );
  receiver.answer((response) => response.writeHead(204).end());
  return { ...desk, ids };
}

test('all failed deliveries to an endpoint are sent again with their ids', async () => {
  const { ids } = await failed('/failed', '/beside');
  const [id = '', beside = ''] = ids;
  const before = await statusOf(id);
  expect(before).toMatchObject({ pending: 0, failed: 1, delivered: 0 });
  expect(before.last).toEqual({
    event_type: 'ping',
    state: 'failed',
    last_status: 500,
    last_error: null,
    last_attempt_at: expect.stringMatching(/Z$/),
  });
  const path = at(id, 'redeliver-failed');
  const later = new Date(Date.now() + 60_000).toISOString();
  expect((await admin().post(path, { since: later })).body).toEqual({ data: { count: 0 } });
  const past = new Date(Date.now() - 3_600_000).toISOString();
  expect((await admin().post(path, { since: past })).body).toEqual({ data: { count: 1 } });
  const [first, second] = await receiver.until(2, '/failed');
  expect(second?.id).toBe(first?.id);
  await eventually(async () => (await statusOf(id)).delivered === 1);
  expect(await statusOf(beside)).toMatchObject({ failed: 1, delivered: 0 });
  expect((await admin().post(path)).body).toEqual({ data: { count: 0 } });
});

test('all failed deliveries to all endpoints are sent again', async () => {
  const { ids } = await failed('/one', '/two');
  const { body } = await admin().post('/invoicing/webhooks/redeliver-failed');
  expect(body.data.count).toBeGreaterThanOrEqual(2);
  await receiver.until(2, '/one');
  await receiver.until(2, '/two');
  for (const id of ids) await eventually(async () => (await statusOf(id)).failed === 0);
});

test.each([['yesterday'], [7], ['2026-11-20'], ['2026-13-01T00:00:00Z']])(
  'an invalid time is refused (%j)',
  async (since) => {
    const { id } = await madeInPanel('/since');
    const { status, body } = await admin().post(at(id, 'redeliver-failed'), { since });
    expect([status, body.error.details.errors]).toEqual([
      400,
      [
        {
          path: ['since'],
          message: 'must be a time such as 2026-11-20T10:00:00Z',
          name: 'ValidationError',
        },
      ],
    ]);
  },
);

test('an operator who may only read sees the status of endpoints, and sends nothing again', async () => {
  const { id } = await madeInPanel('/reader');
  const read = [TYPES.endpoint, TYPES.delivery].map((subject) => ({
    action: `${CM}.read`,
    subject,
  }));
  const reader = await operatorWho(read, service);
  const seen = await reader.get('/invoicing/webhooks/status');
  expect(seen.body.data).toContainEqual(await statusOf(id));
  expect((await reader.post('/invoicing/webhooks/redeliver-failed')).status).toBe(403);
  const nobody = await operatorWho([], service);
  expect((await nobody.get('/invoicing/webhooks/status')).status).toBe(403);
});
