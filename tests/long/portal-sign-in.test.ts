import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startMailing } from '../support/mails';
import {
  freshEmail,
  isIn,
  leadsTo,
  linksOf,
  mailedLink,
  mailsTo,
  portalOf,
  signedIn,
  SIGN_IN,
  Visitor,
} from '../support/portal';
import type { Service } from '../support/service';

/** How people sign in at the portal with a mailed link (contract §16). */
let server: MailServer;
let service: Service;

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
});

afterAll(async () => {
  await service.stop();
  await server.close();
});

const rows = <Row extends object>(text: string, ...values: unknown[]) =>
  query<Row>(service.databaseUrl, text, values);
const visitor = () => new Visitor(service);
const usersOf = (email: string) =>
  rows<{ id: number }>('SELECT * FROM up_users WHERE email = $1', email);

test('a mailed link signs in: its page has a button, and the button opens the portal', async () => {
  const { email } = await portalOf(service);
  const ada = visitor();
  const form = await ada.get(SIGN_IN);
  expect([form.status, form.text]).toEqual([200, expect.stringContaining('type="email"')]);
  const link = await mailedLink(ada, server, email.toUpperCase());
  const page = await ada.get(link);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(`action="${link}"`)]);
  expect([page.headers.get('set-cookie'), await usersOf(email)]).toEqual([null, []]);
  expect(leadsTo(await ada.post(link))).toEqual([303, '/portal']);
  expect(await isIn(ada)).toBe(true);
  expect(leadsTo(await ada.get(SIGN_IN))).toEqual([303, '/portal']);
});

test('the first sign-in makes one user of the role Customer, and each one notes its time', async () => {
  const noted = async (address: string) => {
    const [row] = await rows<{ at: Date | null }>(
      'SELECT signed_in_at AS at FROM portal_people WHERE email = $1',
      address,
    );
    return row?.at ?? new Date(0);
  };
  const { email } = await portalOf(service);
  await signedIn(service, server, email);
  const [user, ...more] = await rows(
    `SELECT u.*, r.type AS role FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id
      JOIN up_roles r ON r.id = l.role_id WHERE u.email = $1`,
    email,
  );
  expect(more).toEqual([]);
  expect(user).toMatchObject({
    username: email,
    provider: 'portal',
    confirmed: true,
    password: null,
    role: 'customer',
  });
  const first = await noted(email);
  await signedIn(service, server, email);
  expect((await usersOf(email)).map(({ id }) => id)).toEqual([(user as { id: number }).id]);
  expect((await noted(email)).getTime()).toBeGreaterThan(first.getTime());
});

test('a link works once, in any browser, and of many presses at once one wins', async () => {
  const { email } = await portalOf(service);
  const link = await mailedLink(visitor(), server, email);
  const others = Array.from({ length: 8 }, visitor);
  const answers = await Promise.all(others.map((one) => one.post(link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(404)]);
  expect(others.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
  const late = await visitor().get(link);
  expect([late.status, late.text]).toEqual([404, expect.stringContaining('no longer works')]);
});

test('two links that are pressed at once make one user', async () => {
  const { email } = await portalOf(service);
  const links = [
    await mailedLink(visitor(), server, email),
    await mailedLink(visitor(), server, email),
  ];
  const answers = await Promise.all(links.map((link) => visitor().post(link)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await usersOf(email)).toHaveLength(1);
});

test('a link that is 15 minutes old leads nowhere, and looking at one uses nothing up', async () => {
  const { email } = await portalOf(service);
  const link = await mailedLink(visitor(), server, email);
  const looks = [
    await visitor().get(link),
    await visitor().head(link),
    await visitor().get(link, { Purpose: 'prefetch' }),
  ];
  expect(looks.map(({ status, headers }) => [status, headers.get('set-cookie')])).toEqual(
    Array(3).fill([200, null]),
  );
  const [{ left = 0 } = {}] = await rows<{ left: number }>(
    `SELECT extract(epoch FROM expires_at - created_at)::int AS left FROM portal_links WHERE email = $1`,
    email,
  );
  expect(left).toBe(15 * 60);
  await rows(`UPDATE portal_links SET expires_at = created_at WHERE email = $1`, email);
  expect((await visitor().post(link)).status).toBe(404);
  expect(await usersOf(email)).toEqual([]);
});

test('an unknown address gets the same answer, and neither a mail nor a user', async () => {
  const { email } = await portalOf(service);
  const stranger = freshEmail();
  const [known, unknown] = [
    await visitor().post(SIGN_IN, { email }),
    await visitor().post(SIGN_IN, { email: stranger }),
  ];
  expect(unknown.text).toBe(known.text);
  const named = ({ status, headers }: typeof known) => [
    status,
    [...headers.keys()].filter((name) => name !== 'x-request-id').sort(),
  ];
  expect(named(unknown)).toEqual(named(known));
  await eventually(async () => {
    const [row] = await rows<{ state: string }>(
      'SELECT state FROM portal_mails WHERE email = $1',
      stranger,
    );
    return row?.state === 'dropped';
  });
  expect([mailsTo(server, stranger), await usersOf(stranger)]).toEqual([[], []]);
});

test('an address gets five links in 15 minutes, and the answer stays the same', async () => {
  const { email } = await portalOf(service);
  const answers = [];
  for (let asked = 0; asked < 7; asked += 1)
    answers.push(await visitor().post(SIGN_IN, { email: asked % 2 ? email : email.toUpperCase() }));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  await eventually(() => linksOf(server, email).length >= 5);
  const requests = `SELECT id FROM portal_mails WHERE email = $1 AND kind = 'sign_in'`;
  expect(await rows(requests, email)).toHaveLength(5);
  await rows(`UPDATE portal_requests SET requested_at = requested_at - interval '15 minutes'`);
  await mailedLink(visitor(), server, email);
  expect(linksOf(server, email)).toHaveLength(6);
});

test('a contact that goes and comes back gets no new five', async () => {
  const { client, customer, contact, email } = await portalOf(service);
  const path = `/api/v1/customers/${customer.id}`;
  for (let round = 0; round < 3; round += 1) {
    for (let asked = 0; asked < 3; asked += 1) await visitor().post(SIGN_IN, { email });
    await eventually(() => linksOf(server, email).length >= Math.min(5, 3 * (round + 1)));
    for (const contacts of [[], [contact]])
      expect((await client.patch(path, { contacts })).status).toBe(200);
  }
  expect(linksOf(server, email)).toHaveLength(5);
  const requests = `SELECT id FROM portal_mails WHERE email = $1 AND kind = 'sign_in'`;
  expect(await rows(requests, email)).toEqual([]);
});

test('a text that is no address is told so, with the text still there', async () => {
  const answer = await visitor().post(SIGN_IN, { email: '"><script>x' });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;x"');
  expect(answer.text).not.toContain('<script');
});

test.each([
  ['de', 'Anmelden', 'Ihr Link zum Anmelden'],
  ['fr', 'Connexion', 'Votre lien de connexion'],
  ['pl', 'Logowanie', 'Link do logowania'],
  ['xx', 'Sign in', 'Your link to sign in'],
])('a browser in %s gets the page and the mail in its language', async (tag, title, subject) => {
  const { email } = await portalOf(service);
  const headers = { 'Accept-Language': tag };
  expect((await visitor().get(SIGN_IN, headers)).text).toContain(`<title>${title}</title>`);
  await visitor().post(SIGN_IN, { email }, headers);
  await eventually(() => linksOf(server, email).length > 0);
  const subjects = mailsTo(server, email).map(({ mail }) => mail.subject);
  expect(subjects).toContain(subject);
});

test('who is blocked gets no link, and cannot use one', async () => {
  const { email } = await portalOf(service);
  const ada = await signedIn(service, server, email);
  const link = await mailedLink(visitor(), server, email);
  await rows('UPDATE up_users SET blocked = true WHERE email = $1', email);
  expect([(await visitor().post(link)).status, await isIn(ada)]).toEqual([404, false]);
  await visitor().post(SIGN_IN, { email });
  await eventually(async () => {
    const dropped = `SELECT id FROM portal_mails WHERE email = $1 AND state = 'dropped'`;
    return (await rows(dropped, email)).length > 0;
  });
  expect(linksOf(server, email)).toHaveLength(2);
});
