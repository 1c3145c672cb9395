import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startMailing } from '../support/mails';
import {
  invited,
  isIn,
  leadsTo,
  mailedLink,
  portalOf,
  signedIn,
  SIGN_IN,
  Visitor,
  type Portal,
} from '../support/portal';
import { createCustomer } from '../support/records';
import { startService, type Service } from '../support/service';

/** How sessions of the portal last and end, on two nodes of one database (contract §16). */
let server: MailServer;
let service: Service;
let other: Service;

const ENV = { TRUSTED_PROXIES: '127.0.0.1' };

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url, { env: ENV });
  other = await startService({
    database: service.databaseUrl,
    env: { ...ENV, WEBHOOK_WORKER: 'off' },
  });
});

afterAll(async () => {
  await other.stop();
  await service.stop();
  await server.close();
});

const rows = <Row extends object>(text: string, ...values: unknown[]) =>
  query<Row>(service.databaseUrl, text, values);
const enter = (email: string) => signedIn(service, server, email);
/** The same browser, at another node or with an older cookie. */
function browserWith(cookie: string | null, at: Service = service): Visitor {
  const one = new Visitor(at);
  one.cookie = cookie;
  return one;
}
const MINE = `user_id = (SELECT id::text FROM up_users WHERE email = $1) AND origin = 'users-permissions'`;
const sessionsOf = (email: string) => rows(`SELECT * FROM strapi_sessions WHERE ${MINE}`, email);
const shift = (email: string, change: string) =>
  rows(`UPDATE strapi_sessions SET ${change} WHERE ${MINE}`, email);

test('the cookie is for the portal alone, out of reach of scripts, and for https and localhost', async () => {
  const { email } = await portalOf(service);
  const ada = new Visitor(service);
  const answer = await ada.post(await mailedLink(ada, server, email));
  expect(answer.headers.get('set-cookie')).toMatch(
    /^portal=[\w.-]+; Max-Age=2592000; Path=\/portal; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('a session is known on every node, and ends on every node', async () => {
  const ada = await enter((await portalOf(service)).email);
  const there = browserWith(ada.cookie, other);
  expect([await isIn(ada), await isIn(there)]).toEqual([true, true]);
  expect(leadsTo(await there.post('/portal/sign-out'))).toEqual([303, SIGN_IN]);
  expect([there.cookie, await isIn(ada)]).toEqual([null, false]);
});

test('a sign-in opens a new session always, and ends the one that the browser had', async () => {
  const { email } = await portalOf(service);
  const ada = await enter(email);
  const before = ada.cookie;
  const eve = await portalOf(service);
  const planted = (await enter(eve.email)).cookie;
  ada.cookie = planted;
  await ada.post(await mailedLink(new Visitor(service), server, email));
  expect(ada.cookie).not.toBe(planted);
  expect(await isIn(browserWith(planted))).toBe(false);
  expect(await isIn(browserWith(before))).toBe(true);
});

test('twelve hours without a request end a session, and a request begins them anew', async () => {
  const { email } = await portalOf(service);
  const ada = await enter(email);
  await shift(email, `expires_at = expires_at - interval '11 hours'`);
  const parallel = await Promise.all(Array.from({ length: 5 }, () => isIn(ada)));
  expect(parallel).toEqual(Array(5).fill(true));
  const [{ hours = 0 } = {}] = await rows<{ hours: number }>(
    `SELECT round(extract(epoch FROM expires_at - (now() AT TIME ZONE 'UTC')) / 3600)::int AS hours
      FROM strapi_sessions WHERE ${MINE}`,
    email,
  );
  expect([hours, (await sessionsOf(email)).length]).toEqual([12, 1]);
  await shift(email, `expires_at = expires_at - interval '12 hours'`);
  expect(await isIn(ada)).toBe(false);
});

test('thirty days end a session, however much it is used', async () => {
  const { email } = await portalOf(service);
  const ada = await enter(email);
  const [{ days = 0 } = {}] = await rows<{ days: number }>(
    `SELECT round(extract(epoch FROM absolute_expires_at - created_at) / 86400)::int AS days
      FROM strapi_sessions WHERE ${MINE}`,
    email,
  );
  expect(days).toBe(30);
  await shift(email, `absolute_expires_at = absolute_expires_at - interval '30 days'`);
  expect(await isIn(ada)).toBe(false);
});

test('signing out ends this session and links that are still open, and no other session', async () => {
  const { email } = await portalOf(service);
  const [phone, desk] = [await enter(email), await enter(email)];
  const old = phone.cookie;
  const link = await mailedLink(new Visitor(service), server, email);
  await phone.post('/portal/sign-out');
  expect([await isIn(browserWith(old)), await isIn(desk)]).toEqual([false, true]);
  expect((await new Visitor(service).post(link)).status).toBe(404);
});

test('signing out everywhere ends every session and every link of the person', async () => {
  const { email } = await portalOf(service);
  const [phone, desk] = [await enter(email), await enter(email)];
  const stranger = await enter((await portalOf(service)).email);
  const link = await mailedLink(new Visitor(service), server, email);
  await desk.post('/portal/sign-out-everywhere');
  expect([await isIn(phone), await isIn(stranger)]).toEqual([false, true]);
  expect(await sessionsOf(email)).toEqual([]);
  expect((await new Visitor(service).post(link)).status).toBe(404);
});

const customerPath = ({ customer }: Portal) => `/api/v1/customers/${customer.id}`;
const form = ({ customer }: Portal) =>
  `/content-manager/collection-types/api::customer.customer/${customer.id}`;

describe.each<[string, (portal: Portal) => Promise<{ status: number }>]>([
  [
    'a PATCH that takes portal away',
    (portal) =>
      portal.client.patch(customerPath(portal), {
        contacts: [{ ...portal.contact, portal: false }],
      }),
  ],
  [
    'a PATCH that changes the address',
    (portal) =>
      portal.client.patch(customerPath(portal), {
        contacts: [{ ...portal.contact, email: `new-${portal.email}` }],
      }),
  ],
  [
    'a PATCH without contacts',
    ({ client, ...portal }) =>
      client.patch(customerPath({ client, ...portal }), { contacts: null }),
  ],
  [
    'a save in the panel',
    async (portal) => {
      const { body } = await adminApi(service).get(form(portal));
      return adminApi(service).put(form(portal), {
        contacts: [{ ...portal.contact, portal: false }],
        updatedAt: body.data.updatedAt,
      });
    },
  ],
  ['a deletion in the panel', (portal) => adminApi(service).delete(form(portal))],
])('after %s', (_, change) => {
  test('nothing of the address opens the portal any more, and its user is gone', async () => {
    const portal = await portalOf(service);
    const ada = await enter(portal.email);
    const link = await mailedLink(new Visitor(service), server, portal.email);
    expect((await change(portal)).status).toBeLessThan(300);
    expect([await isIn(ada), await isIn(browserWith(ada.cookie, other))]).toEqual([false, false]);
    expect((await new Visitor(service).post(link)).status).toBe(404);
    expect(await rows('SELECT id FROM up_users WHERE email = $1', portal.email)).toEqual([]);
    expect(await rows('SELECT id FROM portal_links WHERE email = $1', portal.email)).toEqual([]);
  });
});

test('an address that another customer names as well has to sign in again, and keeps its user', async () => {
  const portal = await portalOf(service);
  await createCustomer(portal.client, { contacts: [invited(portal.email)] });
  const ada = await enter(portal.email);
  await portal.client.patch(customerPath(portal), { contacts: [] });
  expect(await isIn(ada)).toBe(false);
  expect(await rows('SELECT id FROM up_users WHERE email = $1', portal.email)).toHaveLength(1);
  expect(await isIn(await enter(portal.email))).toBe(true);
});

test('a business ends its own part of a session that others see as well', async () => {
  const there = await portalOf(service);
  const here = await portalOf(service, { email: there.email });
  const [ada, late] = [await enter(there.email), new Visitor(service)];
  const link = await mailedLink(late, server, there.email);
  const page = ({ customer }: Portal) => `/portal/customers/${customer.id}`;
  const seen = async (by: Visitor) =>
    (await Promise.all([there, here].map((one) => by.get(page(one))))).map(({ status }) => status);
  expect(await seen(ada)).toEqual([200, 200]);
  const path = `/invoicing/customers/${here.customer.id}/portal/${String(here.contact['id'])}`;
  expect((await adminApi(service).post(`${path}/sign-out`)).status).toBe(200);
  expect([await seen(ada), await seen(browserWith(ada.cookie, other))]).toEqual([
    [200, 404],
    [200, 404],
  ]);
  await late.post(link);
  expect([await seen(late), await seen(ada)]).toEqual([
    [200, 200],
    [200, 404],
  ]);
});

test('a contact that loses portal while its link is pressed has no session afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    const portal = await portalOf(service);
    const ada = new Visitor(service);
    const link = await mailedLink(ada, server, portal.email);
    await Promise.all([
      ada.post(link),
      portal.client.patch(customerPath(portal), { contacts: null }),
    ]);
    expect([await isIn(ada), await sessionsOf(portal.email)]).toEqual([false, []]);
    expect(await rows('SELECT id FROM up_users WHERE email = $1', portal.email)).toEqual([]);
  }
});

describe('a session that an app opens', () => {
  const open = async ({ client, contact, ...portal }: Portal) => {
    const path = `${customerPath({ client, contact, ...portal })}/portal-sessions`;
    const { status, body } = await client.post(path, { contact_id: contact['id'] });
    expect(status).toBe(201);
    return new URL(body.url as string).pathname;
  };

  test('begins at once, and once', async () => {
    const path = await open(await portalOf(service));
    const ada = new Visitor(service);
    expect(leadsTo(await ada.get(path, { 'Sec-Fetch-Dest': 'document' }))).toEqual([
      303,
      '/portal',
    ]);
    expect(await isIn(ada)).toBe(true);
    const eve = new Visitor(service);
    expect([(await eve.get(path)).status, (await eve.post(path)).status]).toEqual([404, 404]);
  });

  test('does not begin for programs that look, nor in a frame or a picture', async () => {
    const path = await open(await portalOf(service));
    const eve = new Visitor(service);
    const looks = [
      await eve.head(path),
      await eve.get(path, { 'Sec-Purpose': 'prefetch;prerender' }),
      await eve.get(path, { 'Sec-Fetch-Dest': 'iframe' }),
      await eve.get(path, { 'Sec-Fetch-Dest': 'image' }),
    ];
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(eve.cookie).toBeNull();
    expect((await eve.get(path)).status).toBe(303);
  });

  test.each(['/portal/sign-out', '/portal/sign-out-everywhere'])(
    'ends by %s nothing that a mailbox has opened',
    async (way) => {
      const there = await portalOf(service);
      const ada = await enter(there.email);
      const link = await mailedLink(new Visitor(service), server, there.email);
      const here = await portalOf(service, { email: there.email });
      const [eve, waiting] = [new Visitor(service), await open(here)];
      await eve.get(await open(here));
      await eve.post(way);
      expect([await isIn(ada), (await new Visitor(service).get(waiting)).status]).toEqual([
        true,
        404,
      ]);
      expect((await new Visitor(service).post(link)).status).toBe(303);
    },
  );

  test('asks first, where somebody is signed in already', async () => {
    const path = await open(await portalOf(service));
    const ada = await enter((await portalOf(service)).email);
    const before = ada.cookie;
    const page = await ada.get(path);
    expect([page.status, ada.cookie]).toEqual([200, before]);
    expect(page.text).toContain(`action="${path}"`);
    expect((await ada.post(path)).status).toBe(303);
    expect([ada.cookie === before, await isIn(browserWith(before))]).toEqual([false, false]);
  });

  test('carries its business, and ends 60 seconds after the request unless it has begun', async () => {
    const portal = await portalOf(service);
    const path = await open(portal);
    await new Visitor(service).get(path);
    const [row] = await rows<{ metadata: unknown; business: number; left: number }>(
      `SELECT s.metadata, l.business_id AS business,
        extract(epoch FROM l.expires_at - l.created_at)::int AS left
      FROM strapi_sessions s, portal_links l WHERE s.${MINE} AND l.email = $1`,
      portal.email,
    );
    expect([row?.metadata, row?.left]).toEqual([{ business: row?.business }, 60]);
    const late = await open(portal);
    await rows('UPDATE portal_links SET expires_at = created_at WHERE email = $1', portal.email);
    expect((await new Visitor(service).get(late)).status).toBe(404);
  });

  test('sees nothing when its own business names the address no longer', async () => {
    const portal = await portalOf(service);
    const { key } = await createKey({ service, businessFields: { keys_may_invite: true } });
    await createCustomer(api(key, service), { contacts: [invited(portal.email)] });
    const ada = new Visitor(service);
    await ada.get(await open(portal));
    expect(await isIn(ada)).toBe(true);
    const late = await open(portal);
    await portal.client.patch(customerPath(portal), { contacts: [] });
    expect([await isIn(ada), (await new Visitor(service).get(late)).status]).toEqual([false, 404]);
  });
});
