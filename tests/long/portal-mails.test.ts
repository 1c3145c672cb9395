import { tidyPortal } from '../../src/portal/hourly';
import { api, createKey } from '../support/api';
import { clockOn, type Clock } from '../support/clock';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM, startMailing } from '../support/mails';
import {
  freshEmail,
  invited,
  linksOf,
  mailsTo,
  portalOf,
  SIGN_IN,
  Visitor,
} from '../support/portal';
import { createCustomer, createInvoice, type Fields } from '../support/records';
import type { Service } from '../support/service';

/** Mails of the portal at a mail server: invitations and links (contract §16, decision 79). */
let server: MailServer;
let service: Service;
let clock: Clock;

beforeAll(async () => {
  server = await startMailServer();
  const env = { TRUSTED_PROXIES: '127.0.0.1', MAIL_RECIPIENTS_PER_HOUR: '3' };
  service = await startMailing(server.url, { env });
  clock = clockOn(service.databaseUrl, { SMTP_URL: server.url, MAIL_FROM });
});

afterAll(async () => {
  await clock.close();
  await service.stop();
  await server.close();
});

beforeEach(() => server.answer());

interface Row {
  id: number;
  kind: string;
  state: string;
  attempts: number;
  email: string;
  last_error: string | null;
}
const rows = <One extends object = Row>(text: string, ...values: unknown[]) =>
  query<One>(service.databaseUrl, text, values);
const mailsOf = (email: string) =>
  rows('SELECT * FROM portal_mails WHERE email = $1 ORDER BY id', email);
const invitationsTo = (email: string) =>
  mailsTo(server, email).filter(({ mail }) => !mail.text?.includes('/portal/sign-in/'));
const arrived = async (email: string) => {
  await eventually(() => invitationsTo(email).length > 0);
  const [first] = invitationsTo(email);
  if (!first) throw new Error('No invitation');
  return first;
};
const until = (email: string, is: (row: Row) => boolean) =>
  eventually(async () => (await mailsOf(email)).some(is));
/** Makes what waits due now. */
const hurry = () =>
  rows(
    `UPDATE portal_mails SET next_attempt_at = created_at WHERE state = 'queued' AND lease IS NULL`,
  );

test('an invitation names business and customer, and leads to the portal without a secret', async () => {
  const email = freshEmail();
  const fields = { name: 'Nord Ltd', email: 'office@nord.example', brand_color: '#7a1f5c' };
  const { client } = await portalOf(service, { fields });
  await createCustomer(client, { name: 'Acme Corp', contacts: [invited(email)] });
  const { mail, from } = await arrived(email);
  expect(mail.subject).toBe('Your documents from Nord Ltd online');
  expect([from, mail.from?.value[0]?.name, mail.replyTo?.value[0]?.address]).toEqual([
    MAIL_FROM,
    'Nord Ltd',
    'office@nord.example',
  ]);
  expect(mail.text).toContain('Nord Ltd has opened a portal for you.');
  expect(mail.text).toContain('for Acme Corp.');
  expect(mail.text).toMatch(/^https?:\/\/[^/\s]+\/portal$/m);
  expect(mail.html).toContain('#7a1f5c');
  expect(`${mail.text} ${mail.html as string}`).not.toMatch(/\/(sign-in|d)\//);
});

test.each([
  ['the customer', { language: 'de' }, { language: 'fr' }, 'Ihre Dokumente von Nord online'],
  ['the business', {}, { language: 'fr' }, 'Vos documents de Nord en ligne'],
])('an invitation is in the language of %s', async (_, customer, business, subject) => {
  const businessFields = { name: 'Nord', keys_may_invite: true, ...business };
  const { key } = await createKey({ service, businessFields });
  const email = freshEmail();
  await createCustomer(api(key, service), { ...customer, contacts: [invited(email)] });
  expect((await arrived(email)).mail.subject).toBe(subject);
});

test('only an address that is new is invited, once', async () => {
  const { client, customer, contact, email } = await portalOf(service);
  await arrived(email);
  const path = `/api/v1/customers/${customer.id}`;
  const again = [
    { ...contact, name: 'Ada B.' },
    { name: 'Bob', email: 'bob@acme.example' },
  ];
  expect((await client.patch(path, { contacts: again })).status).toBe(200);
  expect((await client.patch(path, { name: 'Other' })).status).toBe(200);
  expect((await mailsOf(email)).map(({ kind, state }) => [kind, state])).toEqual([
    ['invitation', 'sent'],
  ]);
  expect(await mailsOf('bob@acme.example')).toEqual([]);
});

test('a link comes from the service, since an address may belong to several businesses', async () => {
  const { email } = await portalOf(service, { fields: { name: 'Nord Ltd' } });
  await new Visitor(service).post(SIGN_IN, { email });
  await eventually(() => linksOf(server, email).length > 0);
  const found = mailsTo(server, email).find(({ mail }) => mail.text?.includes('/sign-in/'));
  expect(found?.mail.text).not.toContain('Nord');
  expect([found?.mail.subject, found?.mail.replyTo]).toEqual(['Your link to sign in', undefined]);
  expect(found?.mail.text).toContain('15 minutes');
  expect(found?.mail.text).toContain('If you did not ask for it');
});

test('a mail that is refused for now is tried again, with another link; one refused for good fails', async () => {
  const { email } = await portalOf(service);
  await arrived(email);
  server.answer({ data: () => ({ code: 451, says: 'try again' }) });
  await new Visitor(service).post(SIGN_IN, { email });
  await until(email, ({ attempts, kind }) => kind === 'sign_in' && attempts === 1);
  const [refused] = linksOf(server, email);
  server.answer();
  await hurry();
  await until(email, ({ state, kind }) => kind === 'sign_in' && state === 'sent');
  const links = linksOf(server, email);
  expect([links[0], new Set(links).size]).toEqual([refused, 2]);
  server.answer({ data: () => ({ code: 550, says: `no such user; ${links[1] ?? ''}` }) });
  await new Visitor(service).post(SIGN_IN, { email });
  await until(email, ({ state }) => state === 'failed');
  const failed = (await mailsOf(email)).find(({ state }) => state === 'failed');
  expect(failed?.last_error).toMatch(/^550 no such user/);
  expect(failed?.last_error).not.toContain((links[1] ?? '').slice(-44));
});

test('invitations have a limit of their own, and wait for room', async () => {
  const { client } = await portalOf(service);
  const emails = [freshEmail(), freshEmail(), freshEmail()];
  for (const email of emails) await createCustomer(client, { contacts: [invited(email)] });
  const withoutRoom = async () => {
    const all = (await Promise.all(emails.map(mailsOf))).flat();
    return all.filter(({ last_error }) => last_error?.includes('limit'));
  };
  // Two of them have room, whichever are sent first.
  await eventually(async () => (await withoutRoom()).length === 1);
  const [waiting] = await withoutRoom();
  expect(waiting).toMatchObject({ state: 'queued', attempts: 0 });
  const third = waiting?.email ?? '';
  await Promise.all(emails.filter((email) => email !== third).map(arrived));
  const payer = await createCustomer(client, { email: 'office@acme.example' });
  const invoice = await createInvoice(client, payer.id, { status: 'sent' });
  // Other mails have their own.
  const other = await client.post(`/api/v1/invoices/${invoice.id}/send`);
  expect(other.status).toBe(202);
  await rows(
    `UPDATE portal_mails SET counted_at = counted_at - interval '1 hour' WHERE counted_at IS NOT NULL`,
  );
  await hurry();
  await arrived(third);
});

test('inviting and taking back again and again does not pass the limit of a business', async () => {
  const { client, customer, email: first } = await portalOf(service);
  await arrived(first);
  const path = `/api/v1/customers/${customer.id}`;
  const emails = Array.from({ length: 5 }, freshEmail);
  for (const email of emails) {
    await client.patch(path, { contacts: [invited(email)] });
    await until(email, ({ state, last_error }) => state === 'sent' || last_error !== null);
    await client.patch(path, { contacts: [] });
  }
  expect(emails.filter((email) => invitationsTo(email).length > 0)).toHaveLength(2);
});

test('a business invites an address five times a day, whatever contacts come and go', async () => {
  const { client, customer, contact, email } = await portalOf(service);
  await arrived(email);
  const path = `/api/v1/customers/${customer.id}`;
  const sent = () =>
    rows(`UPDATE portal_mails SET state = 'sent', counted_at = created_at WHERE email = $1`, email);
  for (let round = 0; round < 3; round += 1)
    for (const contacts of [[], [contact]]) {
      await client.patch(path, { contacts });
      await sent();
    }
  for (let more = 0; more < 3; more += 1) {
    await createCustomer(client, { contacts: [invited(email)] });
    await sent();
  }
  expect(await mailsOf(email)).toHaveLength(5);
  const there = await portalOf(service, { email });
  expect(await mailsOf(email)).toHaveLength(6);
  await rows(
    `UPDATE portal_mails SET created_at = created_at - interval '1 day' WHERE email = $1`,
    email,
  );
  await createCustomer(there.client, { contacts: [invited(email)] });
  await createCustomer(client, { contacts: [invited(email)] });
  expect(await mailsOf(email)).toHaveLength(8);
});

test('an invitation that is taken back before it leaves is not sent', async () => {
  server.answer({ data: () => ({ code: 451, says: 'later' }) });
  const { client, customer, email } = await portalOf(service);
  await until(email, ({ attempts }) => attempts === 1);
  await client.patch(`/api/v1/customers/${customer.id}`, { contacts: [] });
  server.answer();
  const before = mailsTo(server, email).length;
  await hurry();
  await until(email, ({ state }) => state === 'dropped');
  expect(mailsTo(server, email)).toHaveLength(before);
});

test('the hourly work forgets requests and links after a day, and keeps invitations that hold', async () => {
  const { client, customer, email } = await portalOf(service);
  await arrived(email);
  await new Visitor(service).post(SIGN_IN, { email });
  await until(email, ({ state, kind }) => kind === 'sign_in' && state === 'sent');
  const gone = await portalOf(service);
  await arrived(gone.email);
  await gone.client.patch(`/api/v1/customers/${gone.customer.id}`, { contacts: [] });
  const count = async () => [
    (await mailsOf(email)).map(({ kind }) => kind),
    (await rows('SELECT id FROM portal_links WHERE email = $1', email)).length,
    (await mailsOf(gone.email)).length,
  ];
  await tidyPortal(clock.strapi);
  expect(await count()).toEqual([['invitation', 'sign_in'], 1, 1]);
  await rows(`UPDATE portal_mails SET updated_at = updated_at - interval '25 hours'`);
  await rows(`UPDATE portal_links SET expires_at = expires_at - interval '25 hours'`);
  await rows(`UPDATE portal_requests SET requested_at = requested_at - interval '16 minutes'`);
  await tidyPortal(clock.strapi);
  expect(await count()).toEqual([['invitation'], 0, 0]);
  expect(await rows('SELECT client FROM portal_requests')).toEqual([]);
  const { body } = await client.get(`/api/v1/customers/${customer.id}`);
  expect((body.contacts as Fields[])[0]).toMatchObject({ email, portal: true });
});
